import type { Language } from '../../../shared/language/languages.ts'
import type { DomainError } from '../../errors.ts'
import { statusOf } from '../status.ts'

const titles = { uk: 'Програму не впізнано', en: 'The program was not recognised' } as const

/** A request that names no client of ours, or no address of that client, ends here and goes nowhere. */
export function refusalPage(error: DomainError, language: Language): Response {
  const title = Bun.escapeHTML(titles[language])
  const sentence = Bun.escapeHTML(error.sentence(language))
  const page = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<h1>${title}</h1>
<p>${sentence}</p>
</html>
`
  const status = error.kind === 'unauthenticated' ? 400 : statusOf[error.kind]
  return new Response(page, {
    status,
    headers: {
      'content-type': 'text/html;charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      ...(error.kind === 'too_many' && { 'retry-after': String(error.details['seconds'] ?? 1) }),
    },
  })
}
