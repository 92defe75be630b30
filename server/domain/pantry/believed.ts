import type { Aisle } from '../../../shared/food/lexicon/types.ts'
import { aisleOf } from '../../../shared/food/shop/good.ts'
import type { Kept } from '../../../shared/food/shop/kept.ts'
import { dayAt, usualTimeZone } from '../../../shared/time-zone.ts'

/** For so many days nobody asks whether it is still there. A carrot lasts longer than dill; a shelf knows no better. */
const days: Readonly<Partial<Record<Aisle, number>>> = {
  herbs: 5,
  meat: 4,
  fish: 4,
  bakery: 5,
  dairy: 10,
  fruit: 10,
  vegetables: 14,
  eggs: 25,
  sweets: 45,
  drinks: 45,
  frozen: 90,
  sauces: 90,
  nuts: 120,
  grains: 150,
  baking: 150,
  canned: 200,
  oils: 150,
  spices: 300,
  alcohol: 300,
}
const otherwise = 60
const day = 86_400_000
/** What was asked about for so many times as long is gone, whether or not somebody says so. */
const asked = 4

interface Seen {
  food: string | null
  text: string
  seenAt: Date
  kept?: Kept
  timeZone?: string | null
}

/** What was seen so long ago: still believed, asked about, or given up. What is past its own day is asked about. */
export function believed(
  { food, text, seenAt, kept, timeZone }: Seen,
  now: Date,
): 'fresh' | 'old' | 'gone' {
  const lasts = (days[aisleOf(food ?? undefined, text)] ?? otherwise) * day
  const age = now.getTime() - seenAt.getTime()
  const over = kept?.bestBefore ? dayAt(now, timeZone ?? usualTimeZone) > kept.bestBefore : false
  return age <= lasts && !over ? 'fresh' : age <= asked * lasts ? 'old' : 'gone'
}
