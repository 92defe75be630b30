import { entryOf, isKindOf } from '../lexicon/index.ts'
import type { UnitId } from '../units/units.ts'

/** Fewer could be single things; more, or an odd number, is a year or a part of a name: «пиво 1715». */
const least = 100
const most = 1500

const partOfOne = /(?<![\d.,])0[.,]\d/u

/**
 * What a number alone measures, where it can measure nothing else: «масло 200» are grams, for nobody buys two hundred of
 * what a shop weighs, «оцет 100» millilitres, and «бринза 0,3» is a part of a kilogram. «Рис 2» and «яйця 100» stay
 * as they are.
 */
export function measureOfBare(food: string, quantity: number, source: string): UnitId | undefined {
  const entry = entryOf(food)
  const per = entry && 'price' in entry ? entry.price?.per : undefined
  // A box of tea has a hundred bags.
  if (per === undefined || per === 'piece' || teas.some((kind) => isKindOf(food, kind)))
    return undefined
  const piece = entry && 'piece' in entry ? entry.piece : undefined
  // "100 mussels" are so many.
  if (piece !== undefined && /^\s*\d/.test(source)) return undefined
  if (quantity >= least && quantity <= most && quantity % 10 === 0) return per === 'kg' ? 'g' : 'ml'
  const isPart = quantity < 1 && partOfOne.test(source)
  return isPart && per === 'kg' && piece === undefined ? 'kg' : undefined
}

const teas = ['tea', 'black-tea', 'green-tea', 'herbal-tea']
