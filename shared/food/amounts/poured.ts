import { entryOf, isKindOf } from '../lexicon/index.ts'
import { gramsIn } from './convert.ts'
import type { PerVolume } from './metric.ts'

/** What is measured by volume, in a kitchen and in a shop: sold by the litre or, without a price, one of these. */
export function isPoured(food: string): boolean {
  const per = entryOf(food)?.price?.per
  return per ? per === 'l' : kinds.some((kind) => isKindOf(food, kind))
}

/** What the table of foods has to say of it; nothing of a food that nobody knows. */
export function perVolumeOf(food: string | undefined): PerVolume | null {
  if (food === undefined) return null
  const density = gramsIn('ml', food)
  return { ...(density !== undefined && { density }), ...(isPoured(food) && { poured: true }) }
}

const kinds = ['drink', 'juice', 'plant-oil', 'broth', 'alcohol', 'vinegar-kind']
