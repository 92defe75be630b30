import { type Language, languages, preferredLanguage } from '../../../shared/language/languages.ts'
import { type Theme, themes } from '../../../shared/pages.ts'
import type { Services } from '../../context.ts'
import { updateProfile } from '../../domain/people/person.ts'
import { contextOf } from '../context.ts'
import { safeReturnTo } from '../return-to.ts'

const aYear = 31_536_000

export interface Preferences {
  language: Language
  theme: Theme
}

/** Language: the person's own, else the cookie's, else the browser's. Theme: the cookie's. */
export function preferencesOf(request: Request, own: Language | null | undefined): Preferences {
  const cookies = new Bun.CookieMap(request.headers.get('cookie') ?? '')
  const chosen = languages.find((language) => language === cookies.get('language'))
  const theme = themes.find((one) => one === cookies.get('theme'))
  return {
    language: own ?? chosen ?? preferredLanguage(request.headers.get('accept-language')),
    theme: theme ?? 'system',
  }
}

/** Whoever is signed in has a language of their own, which goes before the browser's; it changes too. */
export async function speakTo(
  services: Services,
  request: Request,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const language = languages.find((one) => one === fields['language'])
  const context = language && (await contextOf(services, request))
  if (context?.actor) await updateProfile(context, { language })
}

/** Answers the plain form that changes language or theme, and goes back to where it was sent from. */
export function setPreferences(
  fields: Readonly<Record<string, string>>,
  secure: boolean,
): Response {
  const headers = new Headers({ location: safeReturnTo(fields['return_to']) })
  const keep = (name: string, value: string) =>
    headers.append(
      'set-cookie',
      `${name}=${value}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure ? '; Secure' : ''}`,
    )
  const language = languages.find((one) => one === fields['language'])
  const theme = themes.find((one) => one === fields['theme'])
  if (language) keep('language', language)
  if (theme) keep('theme', theme)
  return new Response(null, { status: 303, headers })
}
