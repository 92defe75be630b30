import { entryOf, isKindOf } from '../lexicon/index.ts'

/** What is measured by volume, in a kitchen and in a shop: sold by the litre or, without a price, one of these. */
export function isPoured(food: string): boolean {
  const per = entryOf(food)?.price?.per
  return per ? per === 'l' : kinds.some((kind) => isKindOf(food, kind))
}

const kinds = ['drink', 'juice', 'plant-oil', 'broth', 'alcohol', 'vinegar-kind']
