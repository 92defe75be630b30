import { entryOf } from '../food/lexicon/index.ts'
import { withCapitals } from './english-capitals.ts'
import type { Language } from './languages.ts'

/** What a food or a group of foods is called for a reader: in English where their language has no name for it yet. */
export function foodName(id: string, language: Language): string {
  const entry = entryOf(id)
  const own = language === 'en' ? undefined : entry?.[language][0]
  return own ?? withCapitals(entry?.en[0] ?? id)
}
