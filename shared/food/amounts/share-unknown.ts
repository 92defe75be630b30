import { entryOf, isKindOf } from '../lexicon/index.ts'
import type { Aisle } from '../lexicon/types.ts'
import type { ParsedLine } from '../line/types.ts'
import { isUsedBeside } from './small-use.ts'
import { isLittle } from './unsaid.ts'

/** What a line puts into the dish that says how much it is. */
export interface Measured {
  food?: string | undefined
  grams: number
}

/*
 * Of what has no amount nobody can say how much it is; but whether the rest is four fifths of the dish has to be decided,
 * and it is decided for the most that may plausibly be meant, as a number that is wrong by a half is worse than none:
 *
 * - of garlic and the like a clove or two, and of what is added to taste or stands beside the dish a spoon;
 * - of a fat or a dressing a spoon or two, more in a large pot. But a dough lives by its fat: butter for half a kilo of
 *   flour may be a quarter of it or as much again, so that half of the dough is counted, and no number comes of it;
 * - of sugar a spoon where it only rounds the taste, beside onions, meat or fish. In whatever else it may be a main thing;
 * - meat, fish, groats, bread, potatoes, cheese are what a dish is of: as much of it as of the largest that is measured;
 * - of the rest, vegetables and milk, as much as of others on an average, where a pinch of salt makes it no less.
 */

/** Nobody leaves out the amount of less, where the rest is no more than spices. */
const leastOfIt = 100
const ofAromatic = 10
const ofSide = 30
const ofSugar = 15
/** Of what is poured on or stirred in: so many grams at least, and such a part of the rest. */
const ofOil = { least: 30, part: 0.03 }
const ofButter = { least: 50, part: 0.03 }
const ofDressing = { least: 50, part: 0.1 }
const dressings = ['mayonnaise', 'sour-cream', 'salad-dressing', 'pesto', 'cream']
const aromatics: ReadonlySet<string> = new Set(['garlic', 'ginger', 'lemon-zest', 'chili'])
const savoury = ['allium', 'meat', 'fish', 'seafood']
const doughs = ['flours', 'sugar', 'starch', 'cocoa']
const mains: readonly (Aisle | undefined)[] = ['meat', 'fish', 'grains', 'bakery', 'frozen']
const mainKinds = ['potato', 'sweet-potato', 'cheese', 'flours', 'legume']

/** About how much of the dish it may be, beside what is measured: for the share that is not known, and never for a sum. */
export function shareOfUnknown(line: ParsedLine, measured: readonly Measured[]): number {
  const { food = '' } = line
  if (aromatics.has(food)) return ofAromatic
  if (isUsedBeside(line)) return ofSide
  const is = (kinds: readonly string[]) => kinds.some((kind) => isKindOf(food, kind))
  const weighty = measured.filter((one) => one.food === undefined || !isLittle(one.food))
  const sum = sumOf(weighty)
  const dough = sumOf(weighty.filter((one) => isAnyOf(one, doughs)))
  const isDough = dough >= 100 && dough >= 0.15 * sum
  const aisle = entryOf(food)?.aisle
  if (aisle === 'sauces' || is(['fat', ...dressings])) {
    if (isDough && is(['fat'])) return Math.max(leastOfIt, dough / 2)
    const { least, part } = usualOf(is)
    return Math.max(least, part * sum)
  }
  if (is(['sweetener'])) {
    const isSavoury = !isDough && weighty.some((one) => isAnyOf(one, savoury))
    return isSavoury ? ofSugar : Math.max(leastOfIt, sum / 3)
  }
  if (mains.includes(aisle) || is(mainKinds))
    return Math.max(leastOfIt, ...weighty.map((one) => one.grams))
  return Math.max(leastOfIt, sum / Math.max(1, weighty.length))
}

function usualOf(is: (kinds: readonly string[]) => boolean) {
  if (is(dressings)) return ofDressing
  return is(['fat']) && !is(['plant-oil']) ? ofButter : ofOil
}

const isAnyOf = ({ food }: Measured, kinds: readonly string[]) =>
  food !== undefined && kinds.some((kind) => isKindOf(food, kind))

const sumOf = (some: readonly Measured[]) => some.reduce((all, one) => all + one.grams, 0)
