import type { Language } from '../../../language/languages.ts'

/** What stands between and after the words of a line that is said again. */
export const printed: Readonly<Record<Language, Record<'or' | 'taste' | 'optional', string>>> = {
  uk: { or: ' або ', taste: ' за смаком', optional: ' (за бажанням)' },
  en: { or: ' or ', taste: ' to taste', optional: ' (optional)' },
  cs: { or: ' nebo ', taste: ' podle chuti', optional: ' (nemusí být)' },
}
