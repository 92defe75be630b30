import { type Language, type Reading, readings } from '../../shared/language/languages.ts'
import type { Theme } from '../../shared/pages.ts'
import { tellLooks } from '../offline/register.ts'

export const preferencesAddress = '/preferences'

/** Keeps a choice in the browser's cookies, as the plain form does. */
export async function keepPreference(
  choice: { language: Language } | { theme: Theme } | { reading: Reading },
): Promise<void> {
  const body = new URLSearchParams(choice)
  await fetch(preferencesAddress, { method: 'POST', body, redirect: 'manual' })
  tellLooks()
}

/** The page turns light or dark at once; the server learns it for the pages to come. */
export function showTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
}

/** What the page shows now; on the server, what it will be rendered in. */
export function shownTheme(rendered: Theme): Theme {
  if (typeof document === 'undefined') return rendered
  return (document.documentElement.dataset['theme'] ?? 'system') as Theme
}

/** Which languages this reader was last shown recipes in; on the server, as it read their cookie. */
export function keptReading(rendered: Reading | undefined): Reading {
  if (typeof document === 'undefined') return rendered ?? 'own'
  const [, kept] = /(?:^|; )reading=(\w+)/.exec(document.cookie) ?? []
  return readings.find((one) => one === kept) ?? 'own'
}
