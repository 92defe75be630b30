import { keyOf } from '../../../shared/food/shop/good.ts'
import type { Household } from '../../../shared/wire/household.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { insertMoves, lockPantry, pantryRows, refold } from '../pantry/moves.ts'
import { saidMoves } from '../pantry/say.ts'

/**
 * What was at home by the file, seen when it was seen there. Its ticks and its cooked dishes are in that already:
 * they are marked as reckoned with, so that nothing moves a second time.
 */
export async function settlePantry(
  ctx: Context,
  tx: Transaction,
  pantry: Household['pantry'],
  brought: { entries: readonly string[]; lists: readonly string[] },
): Promise<string[]> {
  const { kitchenId } = signedIn(ctx)
  await lockPantry(tx, kitchenId)
  const marked = await tx<{ line: string | null; entry: string | null; at: Date }[]>`
    SELECT id AS line, NULL AS entry, ticked_at AS at FROM shopping_lines
      WHERE list_id = ANY(${[...brought.lists]}::text[]) AND ticked_at IS NOT NULL
    UNION ALL SELECT NULL, id, cooked_at FROM plan_entries
      WHERE id = ANY(${[...brought.entries]}::text[]) AND cooked_at IS NOT NULL`
  const nothing = { text: '', food: null, quality: null, quantity: null, unit: null }
  await insertMoves(
    tx,
    kitchenId,
    marked.map(({ line, entry, at }) => ({
      ...{ kind: line ? ('bought' as const) : ('cooked' as const), ...nothing, at },
      ...(line && { line: { id: line, version: 1 } }),
      ...(entry && { entryId: entry }),
    })),
  )
  const there = new Set((await pantryRows(tx, kitchenId)).map((row) => row.key))
  const moves = pantry.flatMap(({ text, seenAt }) => {
    const at = new Date(Math.min(Date.parse(seenAt), ctx.now().getTime()))
    return saidMoves(ctx, [text]).map((move) => ({ ...move, at }))
  })
  const fresh = moves.filter((move) => move.quantity !== 0 && !there.has(keyOf(move)))
  const keys = await insertMoves(tx, kitchenId, fresh)
  await refold(tx, kitchenId, keys)
  return keys
}

/** Takes it back, with what became of it since. */
export async function unsettlePantry(
  ctx: Context,
  tx: Transaction,
  keys: readonly string[],
): Promise<void> {
  const { kitchenId } = signedIn(ctx)
  await lockPantry(tx, kitchenId)
  await tx`
    DELETE FROM pantry_moves
    WHERE kitchen_id = ${kitchenId} AND key = ANY(${[...keys]}::text[]) AND kind = 'said'`
  await refold(tx, kitchenId, keys)
}
