import type { Slots } from '../../shared/food/ask/types.ts'
import { isKindOf, withNamesakes } from '../../shared/food/lexicon/index.ts'
import type { PolarityRow } from '../shared/food/sets/polarity/rows.ts'
import { understood } from './understood.ts'

/** Foods, dishes and courses alike. */
const wishedIn = ({ include, useUp, anyOf, dishes, courses }: Slots) => [
  ...[include, useUp, dishes, courses].flat(),
  ...anyOf.flat(),
]

const leftOut = ({ exclude, refused, unknownExclusions }: Slots) => [
  ...withNamesakes(exclude),
  ...[refused.dishes, refused.courses, unknownExclusions].flat(),
]

const isIn = (id: string, all: readonly string[]) =>
  all.some((one) => one === id || isKindOf(one, id))

/** What is a wish though the question refuses it. */
export function wrongly({ text, refused, wished }: PolarityRow): string[] {
  const taken = wishedIn(understood(text)).filter((id) => !isIn(id, wished))
  return refused
    .filter((id) => !wished.includes(id) && isIn(id, taken))
    .map((id) => `${text}: ${id}`)
}

/** What is refused and not left out. */
export function kept({ text, refused }: PolarityRow): string[] {
  const out = leftOut(understood(text))
  return refused
    .filter((id) => !out.some((one) => one === id || isKindOf(id, one)))
    .map((id) => `${text}: ${id}`)
}

/** What is wished for and is no wish. */
export function lost({ text, wished }: PolarityRow): string[] {
  const slots = understood(text)
  // "what goes with roast lamb" wants what stands beside it.
  const along = slots.beside.flatMap(({ words }) => wishedIn(understood(words)))
  const all = [...wishedIn(slots), ...along]
  return wished.filter((id) => !isIn(id, all)).map((id) => `${text}: ${id}`)
}

type Rows = readonly PolarityRow[]

/** What one hand asked in three languages: what refuses, what does so beside a wish, and plain wishes. */
export function ofOneHand(
  set: Record<`${'refused' | 'both' | 'wished'}${'Uk' | 'En' | 'Cs'}`, Rows>,
) {
  return {
    refusals: [...set.refusedUk, ...set.refusedEn, ...set.refusedCs],
    both: [...set.bothUk, ...set.bothEn, ...set.bothCs],
    wishes: [...set.wishedUk, ...set.wishedEn, ...set.wishedCs],
  }
}
