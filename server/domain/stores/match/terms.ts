import { entryOf } from '../../../../shared/food/lexicon/index.ts'
import type { ListNeed } from '../../shopping/list-needs.ts'
import type { Store } from '../stores.ts'

/** By what a store is asked for a thing: its names there, the usual one first. */
export function termsFor(need: ListNeed, { language }: Store): string[] {
  const entry = need.food === null ? undefined : entryOf(need.food)
  const names = entry && language ? entry[language] : []
  return names.length > 0 ? [...names].slice(0, 3) : [wordsToAskBy(need.name)]
}

/** «хліб тостовий 500 г»: a shop finds nothing by an amount. */
function wordsToAskBy(text: string): string {
  const words = text
    .replace(/\d+(?:[.,]\d+)?\s*\p{L}{0,4}\.?/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return (words || text).slice(0, 80)
}
