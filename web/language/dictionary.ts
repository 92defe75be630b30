import type { Language } from '../../shared/language/languages.ts'
import { bound } from './bind.ts'
import { withParts } from './parts.ts'
import type { Dictionary } from './shape.ts'
import { sources } from './sources.ts'

/** Loads one language only; a page never carries a dictionary that it does not show. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  const { text, parts } = await sources[language]()
  return withParts(bound(text), parts, language)
}
