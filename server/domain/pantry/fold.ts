import { convert } from '../../../shared/food/amounts/convert.ts'
import { type Kept, nothingKept } from '../../../shared/food/shop/kept.ts'
import type { UnitId } from '../../../shared/food/units/units.ts'
import { believed } from './believed.ts'

/** Something of one good came in, went, or was said to be there. */
export interface Move {
  kind: 'bought' | 'cooked' | 'said'
  text: string
  food: string | null
  quality: string | null
  /** Null where nobody knows how much; 0 when somebody said that there is none. */
  quantity: number | null
  unit: UnitId | null
  at: Date
  /** Until when it keeps, and whether it is open, as far as somebody has said. */
  kept?: Kept
}

export interface AtHome {
  text: string
  food: string | null
  quality: string | null
  /** Null where nobody knows how much. */
  quantity: number | null
  unit: UnitId | null
  seenAt: Date
  /** By a person, and not by a tick on a list. */
  said: boolean
  kept: Kept
}

/** Less than this of what was there is a crumb. */
const crumb = 0.03

/** What is there of a good after all that is known of it, the oldest first; null when there is nothing. */
export function fold(moves: readonly Move[]): AtHome | null {
  return moves.reduce<AtHome | null>(after, null)
}

function after(before: AtHome | null, move: Move): AtHome | null {
  switch (move.kind) {
    case 'said':
      return move.quantity === 0 ? null : there(move, move)
    case 'bought': {
      // What lay there for too long is not added to what is fresh.
      const still = before && believed(before, move.at) === 'fresh' ? before : null
      // Of the two the older one is to be eaten first.
      return there(still ? { ...move, kept: still.kept } : move, still ? sum(still, move) : move)
    }
    case 'cooked':
      return before && without(before, move)
  }
}

function there(move: Move, { quantity, unit }: Pick<Move, 'quantity' | 'unit'>): AtHome {
  const { text, food, quality, at, kind, kept = nothingKept } = move
  return { text, food, quality, quantity, unit, seenAt: at, said: kind === 'said', kept }
}

/** Where one of them is not known or cannot be added, nobody knows how much there is. */
function sum(before: AtHome, move: Move): Pick<Move, 'quantity' | 'unit'> {
  const added = inUnitOf(before, move)
  return before.quantity === null || added === null
    ? { quantity: null, unit: null }
    : { quantity: before.quantity + added, unit: before.unit }
}

/** A pinch that nobody counts takes nothing away. */
function without(before: AtHome, move: Move): AtHome | null {
  if (before.quantity === null || move.quantity === null) return before
  const taken = inUnitOf(before, move)
  // A bunch was taken of what is known in grams: some of it is left, and nobody knows how much.
  if (taken === null) return { ...before, quantity: null, unit: null }
  const left = before.quantity - taken
  return left > crumb * before.quantity ? { ...before, quantity: left } : null
}

function inUnitOf({ unit, food }: AtHome, move: Move): number | null {
  if (move.quantity === null) return null
  const amount = { quantity: move.quantity, ...(move.unit && { unit: move.unit }) }
  return convert(amount, unit ?? undefined, food ?? undefined)?.quantity ?? null
}
