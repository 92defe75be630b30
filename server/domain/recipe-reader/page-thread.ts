import { parentPort } from 'node:worker_threads'
import { DomainError } from '../../kernel/errors.ts'
import type { Fetched } from '../../net/safe-fetch.ts'
import { draftOfPage } from './draft-of-page.ts'
import type { SaidOfPage } from './page-aside.ts'

/** The thread that reads one large page. */
parentPort?.once('message', (page: Fetched) => parentPort?.postMessage(read(page)))

function read(page: Fetched): SaidOfPage {
  try {
    return { draft: draftOfPage(page) }
  } catch (error) {
    if (error instanceof DomainError) return { code: error.code }
    throw error
  }
}
