import { entryOf } from '../../../../shared/food/lexicon/index.ts'
import type { ListNeed } from '../../shopping/list-needs.ts'
import type { Store } from '../stores.ts'
import { wordsBeside } from './telling.ts'

/** By what a store is asked for a thing: its names there, the usual one first. */
export function termsFor(need: ListNeed, { language }: Store): string[] {
  const entry = need.food === null ? undefined : entryOf(need.food)
  const names = entry && language ? entry[language] : []
  if (names.length === 0) return [wordsToAskBy(need.name)]
  // «варена згущонка» is found by its own words, where the shop has it under them; else by its names.
  const beside = wordsBeside(need).length > 0 && !need.said.includes(',')
  return [...(beside ? [wordsToAskBy(need.said)] : []), ...names.slice(0, 3)]
}

/** «хліб тостовий 500 г»: a shop finds nothing by an amount. */
function wordsToAskBy(text: string): string {
  const words = text
    .replace(/\d+(?:[.,]\d+)?\s*\p{L}{0,4}\.?/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return (words || text).slice(0, 80)
}
