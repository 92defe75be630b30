import { serverSentences } from '../../../shared/language/server.ts'
import { asDomainError } from '../../kernel/errors.ts'
import type { Log } from '../../kernel/log.ts'
import { prefers } from '../accepts.ts'
import { languageOf } from '../context.ts'
import { plainError } from '../plain-error.ts'
import { secondsToWait } from '../retry-after.ts'
import { standingPage } from '../standing-page.ts'
import { statusOf } from '../status.ts'

/** Whoever opens a page at a bad moment reads a sentence in their browser, and no object for programs. */
export function pageRefusal(log: Log, thrown: unknown, request: Request): Response {
  const error = asDomainError(thrown)
  const language = languageOf(request)
  const seconds = secondsToWait(error)
  if (seconds === null || !prefers(request.headers.get('accept'), 'text/html', 'application/json'))
    return plainError(log, thrown, language)
  if (error.needsOperator) log.error('door.failed', { error: error.cause })
  const { later, home } = serverSentences[language].refusal
  return standingPage({
    language,
    title: later.title,
    paragraphs: [error.sentence(language)],
    links: [{ href: '/', label: home }],
    status: statusOf[error.kind],
    headers: { 'cache-control': 'no-store', 'retry-after': String(seconds) },
  })
}
