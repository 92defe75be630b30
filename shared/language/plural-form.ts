import type { Language } from './languages.ts'

export type PluralForm = 'one' | 'few' | 'many' | 'other'

/**
 * The form of a word that agrees with a count, as the browser's own rules have it; those take longer to be
 * made ready than a page has to wake up.
 */
export function pluralForm(language: Language, count: number): PluralForm {
  if (language === 'en') return Math.abs(count) === 1 ? 'one' : 'other'
  if (language === 'cs') return czechForm(Math.abs(count))
  if (!Number.isInteger(count)) return 'other'
  const [last, lastTwo] = [Math.abs(count) % 10, Math.abs(count) % 100]
  if (last === 1 && lastTwo !== 11) return 'one'
  return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? 'few' : 'many'
}

/** «1 krok», «3 kroky», «5 kroků», and «1,5 kroku»: a part of something is counted as many. */
function czechForm(count: number): PluralForm {
  if (!Number.isInteger(count)) return 'many'
  if (count === 1) return 'one'
  return count >= 2 && count <= 4 ? 'few' : 'other'
}
