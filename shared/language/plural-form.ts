import type { Language } from './languages.ts'

export type PluralForm = 'one' | 'few' | 'many' | 'other'

/**
 * The form of a word that agrees with a count, as the browser's own rules have it; those take longer to be
 * made ready than a page has to wake up.
 */
export function pluralForm(language: Language, count: number): PluralForm {
  if (language === 'en') return Math.abs(count) === 1 ? 'one' : 'other'
  if (!Number.isInteger(count)) return 'other'
  const [last, lastTwo] = [Math.abs(count) % 10, Math.abs(count) % 100]
  if (last === 1 && lastTwo !== 11) return 'one'
  return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? 'few' : 'many'
}
