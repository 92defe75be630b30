import { shelfOfMaker } from '../../brands/index.ts'
import { isFreshCut } from '../../czech/named-by-all.ts'
import { named } from '../../czech/names.ts'
import { goodsWords } from '../../goods/words/purposes.ts'
import { entryOf, isKindOf } from '../../lexicon/index.ts'
import { isCutOf } from '../../names/cuts.ts'
import { foodAt } from '../../names/match.ts'
import type { Form } from '../../text/forms.ts'
import { said } from '../words/said.ts'
import { areStaples } from './bare-list.ts'
import {
  animals,
  bearing,
  filled,
  headed,
  isSaidFirst,
  mayTasteOf,
  namedSweets,
  neverScents,
  pettish,
  salted,
  scents,
} from './tastes.ts'
import type { Thing } from './things.ts'
import { areOnlyBeside, isMany, isName } from './to-the-letter.ts'

/** Two names side by side, among so many of a row. */
interface Pair {
  one: readonly Form[]
  other: readonly Form[]
  isEnglish: boolean
  of: number
}

/** Whether two names side by side may be one thing: which kind it is, what it tastes of or what it smells of. */
export function mayBeOne(forms: readonly Form[], one: Thing, other: Thing, of: number): boolean {
  const pair: Pair = {
    one: forms.slice(one.from, one.to),
    other: forms.slice(other.from, other.to),
    isEnglish: isEnglish(one, forms[one.to - 1], forms[other.from]),
    of,
  }
  if (one.food && other.food) return areOneFood(pair, one.food, other.food)
  if (one.food && other.shelf) return isOneThing(pair, one.food, other.shelf)
  if (one.shelf && other.food) return isScented(pair, one.shelf, other.food)
  const { shelf } = one
  const made = shelfOfMaker(pair.one) ?? shelfOfMaker(pair.other)
  // «ibalgin kapesníky» stand on two shelves.
  // "Fairy liquid dishwasher tabs" have each a name of their own.
  const isMaker = shelfOfMaker(pair.other) !== undefined
  const haveNames = pair.one.length > 1 && pair.other.length > 1 && pair.isEnglish && !isMaker
  if (made && !haveNames && (shelf === other.shelf || made !== 'pharmacy')) return true
  // "Charcoal briquettes"
  const isLatin = !forms[one.from]?.cyrillic
  if (shelf === other.shelf && isLatin && of === 2 && one.to - one.from === 1)
    return !endsInMany(forms[one.from])
  if (shelf !== other.shelf || !isMadeOf(pair)) return false
  return shelf === 'home' || shelf === 'pets' || (of === 2 && !forms[one.from]?.cyrillic)
}

function areOneFood(pair: Pair, one: string, other: string): boolean {
  const { isEnglish, of } = pair
  const [last, end] = [pair.one.at(-1), pair.other.at(-1)]
  // «сир пармезан», while «чорний хліб білий батон» are two
  const areNouns = [pair.one.at(-1), pair.other[0]].every((word) => word && isName(word))
  const related = isKindOf(other, one) || isKindOf(one, other) || isInName(pair.one.at(-1), other)
  if (areNouns && related) return true
  if (isCut(pair, one, other) || isTurnedAbout(pair)) return true
  // "Decaf coffee beans": a name begins within the other.
  if (isEnglish && last && pair.one.length > 1 && isOneName([last, ...pair.other])) return true
  // "Pasta sauce parmesan": in English a sauce has before it what it tastes of.
  const isTaste = mayTasteOf(one, other) && !(isEnglish && isKindOf(one, 'sauce'))
  if (isTaste && (salted(one) || filled(one) || !endsInMany(end))) return true
  if (namedSweets(one) && animals(other)) return true
  if (endsInMany(last)) return false
  // "Tuna salad sandwich", "pork sausage meat"
  if (isEnglish && (isSaidFirst(one, other) || isKindOf(one, other))) return true
  const isOneWord = pair.one.length === 1
  // «кава печиво» of three are two, and of two may be one.
  if (mayTasteOf(other, one)) return isEnglish || (isOneWord && of === 2)
  // "Sweet potato fries", «борошно рис»: of two names alone the one may be said of the other.
  if (of > 2) return false
  if (isEnglish) return isOneWord || (headed(other) && (pair.other.length === 1 || bearing(other)))
  const areSingle = isOneWord && pair.other.length === 1 && pair.one[0]?.cyrillic === true
  return areSingle && !areStaples(one, other)
}

/** «salám vysočina»: the other is called so as well, in full. */
function isInName(word: Form | undefined, id: string): boolean {
  const low = word?.low.replace(named, '')
  return (
    low !== undefined &&
    (entryOf(id)?.cs.some((name) => name.split(' ').some((one) => low.endsWith(one))) ?? false)
  )
}

/** «яловичина лопатка», «філе хек», «філе індички стегна» */
function isCut({ one, other }: Pair, animal: string, cut: string): boolean {
  if (isCutOf(other, foodAt(other, 0), animal) || isCutOf(one, foodAt(one, 0), cut)) return true
  return isFreshCut(animal) && isFreshCut(cut) && other.length === 1
}

/** "Tortillas corn" are corn tortillas. */
function isTurnedAbout({ one, other }: Pair): boolean {
  const words = [...other, ...one]
  // «перець болгарський зелень»: a noun tells of no other.
  const last = other.at(-1)
  if (last?.cyrillic && isName(last)) return false
  return isOneName(words) && !areOnlyBeside(words)
}

function isOneThing({ one, other, isEnglish, of }: Pair, food: string, shelf: string): boolean {
  // "Bananas apples kitchen roll"
  const isMany = endsInMany(one.at(-1)) && (shelf !== 'home' || of > 2)
  if (isEnglish && (isMany || (other.length > 1 && isScentless(other)))) return false
  if (shelf === 'home' || (of === 2 && !one[0]?.cyrillic && other.length < 3)) return true
  if (isEnglish && (shelf === 'hygiene' || shelf === 'pets')) return true
  // "Banana toothbrush for baby"
  if (isEnglish && shelf === 'baby' && of === 2 && scents(food)) return true
  if (shelf !== 'baby' && scents(food)) return true
  // "Bread knife" is one, "bread toilet paper" are two.
  return isEnglish && other.length === 1 && !endsInMany(one.at(-1))
}

/** «гель для душу мигдаль», «гризунок банан»: how it smells, or what it looks like. */
function isScented({ one, other, of }: Pair, shelf: string, food: string): boolean {
  // "Coffee filters coffee", "tea towels tea bags": nobody says a word twice of one thing.
  if (one.some(({ low }) => low === other[0]?.low)) return false
  if (one.length > 1 && isScentless(one)) return false
  // "Washing powder curry powder"
  if (other.length > 1 && said.forms.has(other.at(-1)?.deep)) return false
  if (shelf === 'hygiene') return !neverScents(food)
  // «корм для собак вода»
  if (shelf === 'pets') return pettish(food)
  // «насіння петрушки», while "bread knife milk eggs" are more.
  if (shelf === 'home') return of === 2
  if (shelf !== 'household' && shelf !== 'baby') return true
  return scents(food) || (of === 2 && !one[0]?.cyrillic)
}

function isScentless(words: readonly Form[]): boolean {
  return words.some(({ low }) => goodsWords.scentless.has(low))
}

/** «форма для кексів силікон»: what it is made of, or who makes it. */
function isMadeOf({ one, other }: Pair): boolean {
  return other.length === 1 && one.length > 1 && !said.severalOf.has(other[0]?.low)
}

/** Whether the words are the name of one food. */
export function isOneName(words: readonly Form[]): boolean {
  const food = foodAt(words, 0)
  return food !== undefined && !food.weak && food.to === words.length
}

function endsInMany(word: Form | undefined): boolean {
  return word !== undefined && isMany(word)
}

function isEnglish(one: Thing, last: Form | undefined, first: Form | undefined): boolean {
  return first?.cyrillic === false && last !== undefined && !isCzech(one, last)
}

/** «pivo brambůrky»: a name that only Czech has. */
function isCzech({ food, from, to }: Thing, { low }: Form): boolean {
  if (low.startsWith(named)) return true
  const entry = food === undefined || to - from > 1 ? undefined : entryOf(food)
  return entry?.cs.includes(low) === true && !entry.en.includes(low)
}
