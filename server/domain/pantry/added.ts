import { convert } from '../../../shared/food/amounts/convert.ts'
import { type Kept, nothingKept } from '../../../shared/food/shop/kept.ts'
import type { AddedAtHome } from '../../../shared/wire/pantry.ts'
import type { Context } from '../../kernel/context.ts'
import type { NewMove, PantryRow } from './moves.ts'
import { itemOf } from './read.ts'

/** What is fresh there with more of it. Of what cannot be added the last word stands. */
export function addedTo(before: PantryRow, move: NewMove): NewMove {
  const kept = hasNews(move.kept) ? move.kept : before.kept
  const { quantity, unit, food } = before
  // «Морква» says nothing of how much, which was known better; and of what nobody knew the amount is news.
  if (move.quantity === null) return { ...move, kept, quantity, unit }
  if (quantity === null) return { ...move, kept }
  const more = { quantity: move.quantity, ...(move.unit && { unit: move.unit }) }
  const same = convert(more, unit ?? undefined, food ?? undefined)
  return same ? { ...move, kept, quantity: quantity + same.quantity, unit } : move
}

const hasNews = (kept: NewMove['kept']): kept is Kept =>
  kept !== undefined && (kept.bestBefore !== null || kept.opened || kept.openedOn !== null)

/** What was there, what was typed and what that comes to, as the page says it. */
export function addedAs(
  { language, now }: Context,
  key: string,
  before: PantryRow,
  move: NewMove,
  sum: NewMove,
): AddedAtHome {
  const shown = (row: Pick<PantryRow, 'quantity' | 'unit' | 'kept'>) =>
    itemOf({ ...before, ...row }, language, now())
  const was = shown(before)
  const [typed, is] = [move, sum].map((one) => shown({ ...one, kept: one.kept ?? nothingKept }))
  return {
    ...{ key, name: was.name, before: was.amount, beforeText: was.text },
    ...{ typed: typed?.amount ?? '', typedText: typed?.text ?? '', now: is?.amount ?? '' },
  }
}
