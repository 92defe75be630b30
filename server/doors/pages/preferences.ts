import {
  type Language,
  languages,
  type Reading,
  readings,
} from '../../../shared/language/languages.ts'
import { type Theme, themes } from '../../../shared/pages.ts'
import { updateProfile } from '../../domain/people/person.ts'
import type { Services } from '../../kernel/context.ts'
import { contextOf, languageOf } from '../context.ts'
import { readCookie } from '../cookies.ts'
import { safeReturnTo } from '../return-to.ts'

const aYear = 31_536_000

export interface Preferences {
  language: Language
  theme: Theme
  reading: Reading
}

/** How a page is shown to whoever asked: in what they read, and as this device was told. */
export function preferencesOf(request: Request): Preferences {
  const chosen = readCookie(request, 'theme')
  return {
    language: languageOf(request),
    theme: themes.find((one) => one === chosen) ?? 'system',
    reading: readingIn(readCookie(request, 'reading')) ?? 'own',
  }
}

/** Whoever is signed in has a language of their own, which goes before the browser's; it changes too. */
export async function setLanguage(
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
    headers.append('set-cookie', keptChoice(name, value, secure))
  const language = languages.find((one) => one === fields['language'])
  const theme = themes.find((one) => one === fields['theme'])
  if (language) keep('language', language)
  const reading = readingIn(fields['reading'])
  if (theme) keep('theme', theme)
  if (reading) keep('reading', reading)
  return new Response(null, { status: 303, headers })
}

/** The feed's address says which languages are read, so that a link alone can change it. */
export function readingAsked(url: URL, secure: boolean): string | null {
  const reading = url.pathname === '/' ? readingIn(url.searchParams.get('lang')) : undefined
  return reading ? keptChoice('reading', reading, secure) : null
}

function readingIn(text: string | null | undefined): Reading | undefined {
  return readings.find((one) => one === text)
}

function keptChoice(name: string, value: string, secure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure ? '; Secure' : ''}`
}
