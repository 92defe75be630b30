import { entryOf, foods, isKindOf } from '../../../../shared/food/lexicon/index.ts'
import { findFood } from '../../../../shared/food/names/match.ts'
import { qualitiesOfTitle } from '../../../../shared/food/names/told-apart.ts'
import { remembered } from '../../../../shared/food/text/remembered.ts'
import type { ListNeed } from '../../shopping/list-needs.ts'
import { isAway } from '../names/languages.ts'
import { namesAway } from '../names/names.ts'
import type { Store } from '../stores.ts'
import { percentsOf } from './fat.ts'
import { namesThere } from './judge-away.ts'
import { ordinaryKinds } from './ordinary.ts'
import { qualitiesOfNeed, wordsBeside } from './telling.ts'

const most = 3
type Speaks = Pick<Store, 'language' | 'austrian'>

/** By what a store is asked for a thing: its names there, the usual one first. */
export function termsFor(need: ListNeed, store: Speaks): string[] {
  const { language } = store
  if (isAway(language)) {
    const kinds = ordinaryKinds(need.food ?? '', language).flatMap((food) =>
      namesAway(food, language, store.austrian).slice(0, 1),
    )
    const there = [...namesThere(need, language, store.austrian).slice(0, most), ...kinds]
    return there.length === 0 ? [wordsToAskBy(need.name)] : there
  }
  const namesIn = (food: string) => entryOf(food)?.[language] ?? []
  const names = need.food === null ? [] : namesIn(need.food)
  if (names.length === 0)
    return [wordsToAskBy(need.name), ...namesIn(findFood(need.said) ?? '').slice(0, 1)]
  // «варена згущонка» is found by its own words, where the shop has it under them; else by its names.
  const beside = wordsBeside(need).length > 0 && !need.said.includes(',')
  const percents = percentsOf(need).length > 0 && need.said
  return [
    // What is a food of its own under that quality stands in a shop under its name.
    ...kindsWith(need.food ?? '', qualitiesOfNeed(need)).flatMap((food) =>
      namesIn(food).slice(0, 1),
    ),
    ...(beside ? [wordsToAskBy(need.said)] : []),
    ...names.slice(0, most),
    ...ordinaryKinds(need.food ?? '', language).flatMap((food) => namesIn(food).slice(0, 1)),
    ...(percents ? [percents.slice(0, 80)] : []),
  ]
}

/** We have no name of it in a language that lists are not written in. */
export function isInOwnWords(need: ListNeed, { language }: Speaks): boolean {
  return isAway(language) && namesThere(need, language).length === 0
}

/** «молоко без лактози» is a food of its own, «горошок в банці» too. */
const kindsWith = (food: string, qualities: readonly string[]) =>
  qualities.length === 0 ? [] : kinds(`${food} ${qualities.toSorted().join(' ')}`)

const kinds = remembered((said) => {
  const [food = '', ...qualities] = said.split(' ')
  return foods
    .filter(({ id, uk }) => {
      const told = qualitiesOfTitle(uk[0] ?? '', id)
      return id !== food && isKindOf(id, food) && qualities.every((one) => told.has(one))
    })
    .map(({ id }) => id)
    .slice(0, 1)
})

/** «хліб тостовий 500 г»: a shop finds nothing by an amount. */
function wordsToAskBy(text: string): string {
  const words = text
    .replace(/\d+(?:[.,]\d+)?\s*\p{L}{0,4}\.?/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return (words || text).slice(0, 80)
}
