import type { Language } from './languages.ts'

/**
 * Words of a person inside a sentence of ours: one line, without what is invisible or turns the direction of
 * reading, and without the marks that would end the quotation before its end.
 */
export function quotable(words: string, longest = 500): string {
  return words
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[«»“”„]/g, '"')
    .trim()
    .slice(0, longest)
    .toWellFormed()
}

const marks: Record<Language, readonly [string, string]> = {
  uk: ['«', '»'],
  en: ['“', '”'],
  cs: ['„', '“'],
}

/** The same with the quotation marks of the language around it. */
export function quoted(words: string, language: Language): string {
  const [begin, end] = marks[language]
  return `${begin}${quotable(words)}${end}`
}
