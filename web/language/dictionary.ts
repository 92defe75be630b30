import type { Language } from '../../shared/language/languages.ts'
import { bound } from './bind.ts'
import type { uk } from './uk.ts'

/** The one key set: Ukrainian names the keys, every other language must have them all. */
export type Dictionary = typeof uk

/** Loads one language only; a page never carries a dictionary that it does not show. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  switch (language) {
    case 'uk':
      return bound((await import('./uk.ts')).uk)
    case 'en':
      return bound((await import('./en.ts')).en)
    default:
      return language satisfies never
  }
}
