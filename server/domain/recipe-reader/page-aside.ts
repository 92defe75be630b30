import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { DomainError } from '../../kernel/errors.ts'
import { inTurn } from '../../kernel/in-turns.ts'
import { createSemaphore } from '../../kernel/semaphore.ts'
import { withTimeout } from '../../kernel/with-timeout.ts'
import type { Fetched } from '../../net/safe-fetch.ts'
import type { ImportedRecipe } from './draft.ts'
import { draftOfPage } from './draft-of-page.ts'

/** What the reading thread says of a page. */
export type SaidOfPage = { draft: ImportedRecipe } | { code: DomainError['code'] }

/** So much is read in a blink, and of many each in its turn; a thread would take longer to begin. */
const slight = 512 * 1024
/** No page that somebody wrote takes so many milliseconds. */
const longest = 10_000
/** For so many milliseconds one waits until a thread has ended. */
const patience = 1000

// A thread has a heap and a reader of its own, so they are few, however many pages come at once.
const lane = createSemaphore({
  atOnce: 1,
  mayWait: 8,
  refuse: () => new DomainError('rate_limited', { seconds: 15 }),
})

/** The recipe of a page, read in a thread of its own where the page is so large that others would wait. */
export async function draftAside(
  page: Fetched,
  whose: string,
  within = longest,
): Promise<ImportedRecipe> {
  if (page.bytes.length <= slight) return inTurn(whose, () => draftOfPage(page))
  return lane.run(() => readInThread(page, within), whose)
}

async function readInThread(page: Fetched, within: number): Promise<ImportedRecipe> {
  const worker = new Worker(new URL('./page-thread.ts', import.meta.url))
  try {
    const said = await ask(worker, page, within)
    if ('draft' in said) return said.draft
    throw new DomainError(said.code)
  } finally {
    await withTimeout(patience, worker.terminate()).catch(() => {})
  }
}

async function ask(worker: Worker, page: Fetched, within: number): Promise<SaidOfPage> {
  const answer = once(worker, 'message', { signal: AbortSignal.timeout(within) })
  worker.postMessage(page)
  try {
    const [said] = await answer
    return said
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError')
      throw new DomainError('import_too_large')
    throw error
  }
}
