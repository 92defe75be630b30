import { entryOf, isKindOf } from '../lexicon/index.ts'
import { toldByWord } from '../names/quality-table.ts'
import { wordsOf } from '../text/phrases.ts'
import { remembered } from '../text/remembered.ts'
import { packages, type UnitId } from '../units/units.ts'
import type { ParsedLine } from './types.ts'
import { patterns } from './words/patterns.ts'

/**
 * A bunch of coriander is the herb, a spoon of it is the seed; stewed beef in a tin is no fresh beef, and cheese
 * of nine per cent is curd.
 */
export function soldAs(food: string, unit: UnitId | undefined, said = '', quantity = 0): string {
  if (unit === 'can' && (food === 'beef' || food === 'pork')) return `stewed-${food}`
  // Nobody grinds thirty grams of it for a dish.
  const fresh = unit && (growing.has(unit) || (unit === 'g' && quantity >= leastFresh))
  if (food === 'coriander' && fresh) return 'cilantro'
  if (food === 'bell-pepper' && unit && spooned.has(unit) && !said.includes(' ')) return 'paprika'
  // "¼ tsp red pepper", «щіпка червоного перцю»: what a small spoon measures is ground.
  if (food === 'red-bell-pepper' && unit && pinched.has(unit) && !sweetPepper.test(said))
    return paprika.test(said) ? 'paprika' : 'cayenne'
  // Grains of it are counted where it is not ground.
  if (unit === 'grain' && food === 'black-pepper') return 'peppercorns'
  if (unit === 'stalk') return stalked.get(food) ?? food
  const tin = tinnedOf(food)
  return tin !== undefined && tinned.test(said) ? tin : ofStrength(food, said)
}

const leastFresh = 15

export function isGreen({ text, note, unit, foodText }: ParsedLine): boolean {
  if (!/^[a-z ]+$/iu.test(foodText) || ofSeed.test(text)) return false
  return ofGreens.test(note ?? '') || (unit === 'pack' && smallPack.test(text))
}
const ofGreens = new RegExp(`\\b(?:${patterns.ofGreens})\\b`, 'iu')
const ofSeed = new RegExp(`\\b(?:${patterns.ofSeed})\\b`, 'iu')
const smallPack = new RegExp(`\\b(?:${patterns.smallPack})\\b`, 'iu')

/** What grows above of a root or a bulb: «řapíky celeru». */
const stalked: ReadonlyMap<string, string> = new Map([
  ['onion', 'spring-onion'],
  ['celeriac', 'celery'],
])

/** What is bought of it where roots are counted: «петрушка, 1 корінь». */
export function rootOf(food: string): string | undefined {
  return roots.get(food)
}

const roots: ReadonlyMap<string, string> = new Map([
  ['parsley', 'parsley-root'],
  ['celery', 'celeriac'],
  ['horseradish', 'horseradish-root'],
])

/** «вода мінеральна негазована»: what tells it apart makes it another food. */
export function toldAs(food: string, qualities: readonly string[]): string {
  // «Моршинська негазована» is a maker's name that tells it as well.
  const all = qualities.flatMap((one) => [
    one,
    ...wordsOf(one)
      .flatMap(toldByWord)
      .map(({ id }) => id),
  ])
  return all.map((one) => toldOtherwise.get(`${food} ${one}`)).find(Boolean) ?? food
}

const toldOtherwise: ReadonlyMap<string, string> = new Map([
  ['sparkling-water still', 'water'],
  ['water sparkling', 'sparkling-water'],
  ['water gently-sparkling', 'sparkling-water'],
])

/** «кукурудза ж/б». */
const tinned = new RegExp(`(?<!\\p{L})(?:${patterns.tinned})(?!\\p{L})`, 'iu')
const cheese = new RegExp(`^(?:${patterns.cheese})`, 'iu')

/** «банка квасолі», "1 can chickpeas": the food is sold dry or fresh as well, and in a tin it is another thing. */
export function hasTin(food: string): boolean {
  return tinnedOf(food) !== undefined
}

/** What a line is of to whoever weighs, prices and counts it: the tinned beans of «банка квасолі» are not dry. */
export function productOf({
  food,
  unit,
  qualities,
}: Pick<ParsedLine, 'food' | 'unit' | 'qualities'>): string | undefined {
  const tinned = unit === 'can' || qualities?.includes('tinned')
  return food !== undefined && tinned ? (tinnedOf(food) ?? food) : food
}

const tinnedOf = remembered((food): string | undefined => {
  const tinned = tins.get(food) ?? `canned-${food}`
  if (entryOf(tinned)) return tinned
  // Of cannellini there is no entry of its own, and a tin of them weighs what any beans do.
  return isKindOf(food, 'beans') && !isKindOf(food, 'canned') ? 'canned-beans' : undefined
})

/** Where the tin is not called by the food's own id. */
const tins: ReadonlyMap<string, string> = new Map([
  ['green-peas', 'canned-peas'],
  ['tomato', 'canned-tomatoes'],
  ['plum-tomato', 'canned-tomatoes'],
  ['cherry-tomato', 'canned-tomatoes'],
  ['champignon', 'canned-mushrooms'],
  ['mushroom', 'canned-mushrooms'],
  ['peach', 'canned-peaches'],
  ['apricot', 'canned-apricots'],
  ['pear', 'canned-pears'],
  ['mandarin', 'canned-mandarins'],
  ['cherry', 'canned-cherries'],
])

function ofStrength(food: string, said: string): string {
  if (food !== 'cheese' && food !== 'vinegar') return food
  const percent = Number(/(\d+)(?:[.,]\d+)? ?%/.exec(said)?.[1] ?? Number.NaN)
  if (food === 'vinegar') return percent >= 30 ? 'vinegar-essence' : food
  return percent <= 23 && cheese.test(said) ? 'cottage-cheese' : food
}

/** A spoon of «paprika» is the spice. */
const spooned: ReadonlySet<UnitId> = new Set(['tsp', 'tbsp', 'pinch', 'dash'])
const pinched: ReadonlySet<UnitId> = new Set(['tsp', 'pinch', 'dash'])
const sweetPepper = new RegExp(patterns.sweetPepper, 'iu')
const paprika = new RegExp(patterns.paprika, 'iu')
const growing: ReadonlySet<UnitId> = new Set(['bunch', 'sprig', 'handful', 'leaf', 'stalk'])

/** A «качан» is a cob of maize and a head of cabbage; a «лист» is a leaf of bay and a sheet of lavash. */
export function unitBeside(food: string | undefined, unit: UnitId | undefined): UnitId | undefined {
  if (!food) return unit
  if (unit === 'cob') return headed.some((group) => isKindOf(food, group)) ? 'head' : unit
  if (unit === 'ball') return isKindOf(food, 'ice-cream') ? 'scoop' : unit
  // «шоколад 2 пл.» are bars, where of anything else they are bottles.
  if (unit === 'bottle') return isKindOf(food, 'chocolate') ? 'bar' : unit
  // «сіль - пучка»: what three fingers take.
  if (unit === 'bunch') return strewn.some((group) => isKindOf(food, group)) ? 'pinch' : unit
  if (unit === 'leaf') return rolled.some((group) => isKindOf(food, group)) ? 'sheet' : unit
  return unit
}

const strewn = ['salt', 'sugar', 'black-pepper', 'baking-soda', 'citric-acid', 'vanillin']
const headed = ['cabbage', 'cabbage-family', 'leafy-vegetable', 'lettuce']
const rolled = ['baked-goods', 'dough', 'pasta', 'gelatin', 'nori', 'rice-paper']

/** A measure that needs no number beside a food: «кріп пучок», «маргарину пачка», «курага (жменя)». */
export function measuresAlone(unit: UnitId): boolean {
  return packages.has(unit) || heaps.has(unit)
}

const heaps: ReadonlySet<UnitId> = new Set([
  'chunk',
  'kg',
  'l',
  'tsp',
  'tbsp',
  'pinch',
  'handful',
  'bunch',
  'dash',
  'glass',
  'head',
  'cob',
  'sprig',
])
