import type { Language } from '../../../shared/language/languages.ts'
import { serverSentences } from '../../../shared/language/server.ts'
import type { DomainError } from '../../kernel/errors.ts'
import { secondsToWait } from '../retry-after.ts'
import { standingPage } from '../standing-page.ts'
import { statusOf } from '../status.ts'

/**
 * A request that names no client of ours, or no address of that client, ends here and goes nowhere;
 * so does one that comes at a bad moment, which may be made again.
 */
export function refusalPage(error: DomainError, language: Language): Response {
  const { later, home, ...unknown } = serverSentences[language].refusal
  const seconds = secondsToWait(error)
  const { title, hint } = seconds === null ? unknown : later
  return standingPage({
    language,
    title,
    paragraphs: [error.sentence(language), hint],
    link: { href: '/', label: home },
    status: error.kind === 'unauthenticated' ? 400 : statusOf[error.kind],
    headers: {
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      ...(seconds !== null && { 'retry-after': String(seconds) }),
    },
  })
}
