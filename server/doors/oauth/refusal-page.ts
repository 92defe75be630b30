import type { Language } from '../../../shared/language/languages.ts'
import { fill } from '../../../shared/language/sentence.ts'
import { serverSentences } from '../../../shared/language/server.ts'
import { redirectHost } from '../../domain/agents/clients/redirect-uri.ts'
import type { DomainError } from '../../kernel/errors.ts'
import { secondsToWait } from '../retry-after.ts'
import { standingPage } from '../standing-page.ts'
import { statusOf } from '../status.ts'

/**
 * A request that names no client of ours, or no address of that client, ends here and goes nowhere;
 * so does one that comes at a bad moment, which may be made again.
 */
export function refusalPage(error: DomainError, language: Language): Response {
  const { later, home, back: _, ...unknown } = serverSentences[language].refusal
  const seconds = secondsToWait(error)
  const { title, hint } = seconds === null ? unknown : later
  return standingPage({
    language,
    title,
    paragraphs: [error.sentence(language), hint],
    links: [{ href: '/', label: home }],
    status: error.kind === 'unauthenticated' ? 400 : statusOf[error.kind],
    headers: {
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      ...(seconds !== null && { 'retry-after': String(seconds) }),
    },
  })
}

/** What was wrong with the request of a client, for somebody whom we do not send there by ourselves. */
export function strangerPage(
  { redirectUri, error }: { redirectUri: string; error: DomainError },
  place: string,
  language: Language,
): Response {
  const { home, back } = serverSentences[language].refusal
  const host = redirectHost(redirectUri)
  return standingPage({
    language,
    title: back.title,
    paragraphs: [error.sentence(language), fill(back.hint, { host })],
    links: [
      { href: '/', label: home },
      { href: place, label: fill(back.link, { host }) },
    ],
    status: 400,
    headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
}
