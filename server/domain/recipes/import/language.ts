import type { Language } from '../../../../shared/language/languages.ts'

/** By its letters: what a page declares of itself is too often the language of its template. */
export function languageOfText(text: string): Language {
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return cyrillic >= latin ? 'uk' : 'en'
}
