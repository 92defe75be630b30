import { wordsOfCzech } from '../../../shared/food/ask/czech.ts'
import { type Term, tellsEquipment, terms } from '../../../shared/food/ask/terms.ts'
import { type Kind, kinds } from '../../../shared/food/ask/types.ts'
import { inTitles } from '../../../shared/food/ask/words/in-titles.ts'
import { small } from '../../../shared/food/ask/words/small.ts'
import { dishes } from '../../../shared/food/lexicon/dishes.ts'
import { entryOf } from '../../../shared/food/lexicon/index.ts'
import { beside } from '../../../shared/food/line/words/index.ts'
import { matchPlainFoods } from '../../../shared/food/names/match.ts'
import { type Form, knownOfForm } from '../../../shared/food/text/forms.ts'
import { remembered } from '../../../shared/food/text/remembered.ts'
import type { Found } from './described.ts'
import { searchWords } from './words.ts'

type WordsOf = (text: string) => readonly Form[]

/** "Dinner for two: lasagna": what stands behind is said anew. */
export const apart = /[:–—|!?()]|\s-\s/u

/**
 * "Fish Tacos with Lime Slaw" are found by the slaw, and are no salad: a dish that another is served with
 * says nothing of the course. Returns such dishes.
 */
export function readTitle(title: string, wordsOf: WordsOf, found: Found): string[] {
  const served: string[] = []
  const parts = title.split(apart).map(wordsOf)
  const others = new Set(parts.flatMap(madeFor))
  const around = new Set(parts.flatMap(liesIn))
  for (const { kind, id, beside } of termsIn(wordsOf(title), kinds)) {
    if (around.has(id) || ((kind === 'dishes' || kind === 'courses') && others.has(id))) continue
    if (!beside) found[kind].add(id)
    else if (kind === 'dishes') served.push(id)
    else if (kind !== 'courses') found[kind].add(id)
  }
  return served
}

/** «Пампушки до борщу», "Gravy for a roast", "Croutons for soup": what such a thing is made for, and is not. */
function madeFor(title: readonly Form[]): string[] {
  const at = behindName(title, inTitles.madeFor)
  if (at < 0) return []
  const itself = new Set(termsIn(title.slice(0, at), kinds).map(({ id }) => id))
  const isOther = ({ kind, id }: Term) => !itself.has(id) && (kind === 'dishes' || things.has(id))
  return termsIn(title.slice(at), ['dishes', 'courses']).flatMap((one) =>
    isOther(one) ? one.id : [],
  )
}
/** "Pancakes for breakfast" tells when they are eaten, "dressing for a salad" what it is put on. */
const things = new Set(['soup', 'salad', 'side', 'drink', 'sauce'])

/** «Хек під маринадом», "pork in gravy": a sauce that something lies in is not what the dish is. */
function liesIn(title: readonly Form[]): string[] {
  const at = behindName(title, inTitles.liesIn)
  if (at < 0) return []
  return termsIn(title.slice(at), ['dishes']).flatMap(({ id }) => (sauces.has(id) ? id : []))
}
const sauces = new Set(dishes.flatMap(({ id, course }) => (course === 'sauce' ? id : [])))

/**
 * Where such a word stands behind the name of something to eat: "Recipe for borscht", "To die for brownies", «Корисний для
 * дітей суп» have none before it.
 */
export function behindName(words: readonly Form[], among: { has(low: string): boolean }): number {
  const at = words.findIndex(({ low }, place) => place > 0 && among.has(low))
  if (at < 0) return -1
  const before = words.slice(0, at)
  const isNamed =
    before.some(({ low }) => inTitles.partOfDish.has(low)) ||
    matchPlainFoods(before).length > 0 ||
    termsIn(before, ['dishes', 'courses']).some(({ id }) => !meals.has(id))
  return isNamed ? at : -1
}
/** "Dinner for two, lasagna". */
const meals = new Set(['main', 'breakfast'])

export const tools: readonly Kind[] = ['equipment']

/** `beside` is what stands after «з», "with" and the like. */
export function termsIn(words: readonly Form[], wanted: readonly Kind[]) {
  // Most steps name none, and are long.
  if (wanted === tools && !words.some(tellsEquipment)) return []
  const found: (Term & { beside: boolean })[] = []
  let isBeside = false
  for (let at = 0; at < words.length; ) {
    const match = terms.longest(words, at)
    if (!match) {
      if (at > 0 && isBesideWord(words[at] as Form)) isBeside = true
      at++
      continue
    }
    const named = match.values.filter(({ kind }) => wanted.includes(kind))
    if (named.length > 0 && !isInsideName(words, at, match.length))
      for (const term of named) found.push({ ...term, beside: isBeside })
    at += match.length
  }
  return found
}

/** Many recipes have the same tags. */
export const taggedInWords = remembered((tag) => tagged(searchWords(tag)))
export const taggedInCzech = remembered((tag) => tagged(wordsOfCzech(tag)))

/** «до борщу», "for tacos": it is eaten with that dish, and is another. */
function tagged(words: readonly Form[]) {
  const found = termsIn(words, kinds)
  return small.besideDish.has(words[0]?.low) ? found.filter(({ kind }) => kind !== 'dishes') : found
}

const isBesideWord = knownOfForm((word) => beside.has(word.low))

const isSoldMade = remembered((id) => madeAisles.has(entryOf(id)?.aisle ?? ''))
const madeAisles = new Set(['frozen', 'ready'])

/** «солодкий перець» is a food, not something sweet. */
function isInsideName(words: readonly Form[], at: number, length: number): boolean {
  const [food] = matchPlainFoods(words.slice(at, at + 3))
  // «вареники з картоплею» are sold frozen, and are the dish all the same.
  return food?.from === 0 && food.to > length && !food.weak && !isSoldMade(food.id)
}
