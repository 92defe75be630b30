import { languages } from '../../../shared/language/languages.ts'
import { themes } from '../../../shared/pages.ts'
import type { Services } from '../../kernel/context.ts'
import type { Built } from './built.ts'
import { compressed } from './compressed.ts'
import { document } from './document.ts'
import { pagePolicy } from './policy.ts'
import { preferencesOf } from './preferences.ts'

/** GET /offline: the page that a worker keeps for the day without connection. It is nobody's in particular. */
export async function offlinePage(
  services: Services,
  built: Built,
  request: Request,
): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const preferred = preferencesOf(request)
  const language = languages.find((one) => one === searchParams.get('language'))
  const theme = themes.find((one) => one === searchParams.get('theme'))
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const looks = { language: language ?? preferred.language, theme: theme ?? preferred.theme }
  const { currency, baseUrl: origin } = services.config
  const parts = { ...looks, currency, origin, nonce }
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-language': looks.language,
    'content-security-policy': pagePolicy(nonce),
    'cache-control': 'private, no-cache',
    vary: 'Cookie, Accept-Language',
  })
  const { files, entry } = built.offline
  const rendered = await built.renderOffline(parts)
  const html = document({ ...parts, rendered, files, entry })
  return compressed(request, html, { headers })
}
