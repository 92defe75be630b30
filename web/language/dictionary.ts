import type { Language } from '../../shared/language/languages.ts'
import { bound } from './bind.ts'
import { type Parts, withParts } from './parts.ts'
import type { uk } from './uk.ts'

/** The one key set: Ukrainian names the keys, every other language must have them all. */
export type Dictionary = typeof uk & Parts

/** Loads one language only; a page never carries a dictionary that it does not show. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  switch (language) {
    case 'uk':
      return withParts(bound((await import('./uk.ts')).uk), language)
    case 'en':
      return withParts(bound((await import('./en.ts')).en), language)
    default:
      return language satisfies never
  }
}
