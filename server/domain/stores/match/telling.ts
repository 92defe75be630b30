import { isKindOf } from '../../../../shared/food/lexicon/index.ts'
import { tastesOf } from '../../../../shared/food/line/flavours.ts'
import { isFreeOf, toldFree, withoutRefused } from '../../../../shared/food/names/free-of.ts'
import { findFood, matchFoods } from '../../../../shared/food/names/match.ts'
import { neededFor } from '../../../../shared/food/names/own-purposes.ts'
import { toldByWord } from '../../../../shared/food/names/quality-table.ts'
import { tasteIn } from '../../../../shared/food/names/tastes.ts'
import { qualitiesOfTitle } from '../../../../shared/food/names/told-apart.ts'
import { wordsOf as formsOf } from '../../../../shared/food/text/phrases.ts'
import { remembered } from '../../../../shared/food/text/remembered.ts'
import { stem } from '../../../../shared/food/text/stem.ts'
import { wordsIn } from '../../../../shared/food/text/tokens.ts'
import type { ListNeed } from '../../shopping/list-needs.ts'
import { namesOf } from './names.ts'

const shortest = 4

interface Beside {
  word: string
  /** «на борщ», "na vývar": the word before it; such a thing is not the borsch itself. */
  after?: string
}

/** What somebody asked for besides the food, by which the products of this shelf are told apart. */
export interface Telling {
  words: readonly Beside[]
  qualities: readonly string[]
}

export const nothingTelling: Telling = { words: [], qualities: [] }

/** What a person wrote besides the food's own names: «варена» of «варена згущонка». */
export function wordsBeside(need: ListNeed): Beside[] {
  if (need.food === null) return []
  const own = namesOf(need.food)
  const roots = new Set(own.map(stem))
  // «papriky» are «paprika».
  const isOwn = (word: string) =>
    roots.has(stem(word)) || own.some((one) => one.startsWith(word.slice(0, -1)))
  return content(withoutRefused(need.said)).filter(({ word }) => !isOwn(word))
}

const inTins = /(?<!\p{L})(?:[ву] банці|з банки|банк[аи]|баночк|бляшанк|консерв|plechov|konzerv)/iu

/**
 * What tells its product apart, with what the reader takes for a measure: «в банці», "plechovka". Fat is a
 * matter of more and less, and what the food is by itself tells nothing.
 */
export function qualitiesOfNeed({ food, qualities, said }: ListNeed): readonly string[] {
  const named = food === null ? new Set() : qualitiesOfTitle('', food)
  const told = [...qualities, ...(inTins.test(said) ? ['tinned'] : [])].filter(
    (one) => !one.endsWith('%') && !fats.has(one) && !named.has(one),
  )
  // A dictionary may be wrong of a product that says nothing of it, and somebody may not be able to eat it.
  return [...new Set([...told, ...refusedIn(said)])]
}

/** «безмолочна», «без молока» */
const refusedIn = remembered((said) =>
  [
    ...toldFree(said),
    ...formsOf(said)
      .flatMap(toldByWord)
      .map(({ id }) => id),
  ].filter(isFreeOf),
)

const fats = new Set(['half-fat', 'full-fat'])

/** One product of this shelf says it, another does not. */
export function tellingOf(need: ListNeed, titles: readonly string[]): Telling {
  const words = wordsBeside(need).filter((one) => titles.some((title) => says(title, one)))
  return {
    words,
    qualities: qualitiesOfNeed(need).filter(
      (one) =>
        // Who cannot eat the other kind is asked, though the shelf has no such thing.
        isFreeOf(one) ||
        neededFor(one) !== undefined ||
        // Who named a taste is asked before another is taken.
        tasteIn(one) !== undefined ||
        titles.some((title) => qualitiesOf(title).has(one)),
    ),
  }
}

/** How sure anybody may be of what says less than was asked for. */
export const almost = 0.74

/** Whether it says of itself all that it must be free of. */
export function tellsFreedom(title: string, { qualities }: Telling): boolean {
  return qualities.every((one) => !isFreeOf(one) || qualitiesOf(title).has(one))
}

/** How much of it a title says: all is 1, and nothing 0. */
export function shareTold(title: string, { words, qualities }: Telling): number {
  const asked = words.length + qualities.length
  if (asked === 0) return 1
  const heard = words.filter((one) => says(title, one)).length
  return qualities.reduce((sum, one) => sum + toldOf(title, one), heard) / asked
}

/** Of berries half is told to who asked for strawberries. */
function toldOf(title: string, quality: string): number {
  const purpose = neededFor(quality)
  // To the letter: what is without a thing names it as well.
  if (purpose !== undefined) return title.toLowerCase().includes(purpose.toLowerCase()) ? 1 : 0
  const told = qualitiesOf(title)
  const asked = tasteIn(quality)
  if (asked === undefined || told.has(quality)) return told.has(quality) ? 1 : 0
  const tastes = [...told].flatMap((one) => tasteIn(one) ?? [])
  if (tastes.some((taste) => isKindOf(taste, asked))) return 1
  return tastes.some((taste) => isKindOf(asked, taste)) ? 0.5 : 0
}

const qualitiesOf = remembered((title): ReadonlySet<string> => {
  const food = findFood(title)
  const others = food === undefined ? [] : matchFoods(formsOf(title)).map(({ id }) => id)
  return new Set([...qualitiesOfTitle(title, food), ...tastesOf(food ?? '', others)])
})
/** The same titles are gone through for every line of a list. */
const wordsOf = remembered((title) => wordsIn(title).map((word) => ({ word, root: stem(word) })))

/** «без лактози» is said by «безлактозне» too. */
function says(title: string, { word, after }: Beside): boolean {
  const root = stem(word)
  const words = wordsOf(title)
  return words.some(
    (one, at) =>
      (one.root === root || (root.length > 4 && one.word.includes(root))) &&
      (after === undefined || words[at - 1]?.word === after),
  )
}

/**
 * Every word that was written stands in the title, and what else is there is no food: a brand, a size. What the title
 * itself names is no other food: green leaf lettuce is no tea.
 */
export function isTitledSo(need: ListNeed, title: string): boolean {
  const written = content(withoutRefused(need.said))
  if (written.length === 0 || !written.every((one) => says(title, one))) return false
  const read = findFood(title)
  if (need.food !== null && read !== undefined && !isRelated(read, need.food)) return false
  const roots = new Set(written.map(({ word }) => stem(word)))
  const rest = content(title).filter(({ word }) => !roots.has(stem(word)))
  return rest.every(({ word }) => findFood(word) === undefined)
}

const isRelated = (one: string, other: string) => isKindOf(one, other) || isKindOf(other, one)

const before = new Set(['на', 'для', 'до', 'na', 'pro', 'do', 'k', 'ke'])

function content(text: string): Beside[] {
  const words = wordsIn(text)
  return words.flatMap((word, at) => {
    if (word.length < shortest || /\d/.test(word)) return []
    const after = words[at - 1] ?? ''
    return { word, ...(before.has(after) && { after }) }
  })
}
