import type { Language } from '../../shared/language/languages.ts'
import { bound } from './bind.ts'
import { withParts } from './parts.ts'
import type { Dictionary } from './shape.ts'

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
