import { keyOf } from '../../../shared/food/shop/good.ts'
import type { Household, KitchenBrought } from '../../../shared/wire/household.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { inTurns } from '../../kernel/in-turns.ts'
import { insertMoves, lockPantry, type NewMove, pantryRows, refold } from '../pantry/moves.ts'
import { saidMoves } from '../pantry/say.ts'

export interface BoughtMade {
  key: string
  at: string
}

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
  const there = await keysAtHome(tx, kitchenId)
  const moves = await inTurns(ctx, pantry, ({ text, seenAt }) => {
    const at = new Date(Math.min(Date.parse(seenAt), ctx.now().getTime()))
    return saidMoves(ctx, [text]).map((move) => ({ ...move, at }))
  })
  const fresh = moves.flat().filter((move) => move.quantity !== 0 && !there.has(keyOf(move)))
  const keys = await insertMoves(tx, kitchenId, fresh)
  await refold(tx, kitchenId, keys)
  return keys
}

const keysAtHome = async (tx: Transaction, kitchenId: string) =>
  new Set((await pantryRows(tx, kitchenId)).map((row) => row.key))

/** What was bought is told by the day; whether it is still there, the file says elsewhere. */
export async function settleBought(
  ctx: Context,
  tx: Transaction,
  { bought, pantry }: Pick<KitchenBrought, 'bought' | 'pantry'>,
): Promise<BoughtMade[]> {
  const { kitchenId } = signedIn(ctx)
  await lockPantry(tx, kitchenId)
  const there = await keysAtHome(tx, kitchenId)
  const known = await tx<{ id: string }[]>`
    SELECT key || ' ' || extract(epoch FROM moved_at)::bigint AS id FROM pantry_moves
    WHERE kitchen_id = ${kitchenId} AND kind = 'bought' AND key <> ''`
  const had = new Set(known.map((row) => row.id))
  const said = await inTurns(ctx, pantry, ({ text }) => saidMoves(ctx, [text]))
  const still = new Set(said.flat().map(keyOf))
  const idOf = (move: NewMove) => `${keyOf(move)} ${Math.round(move.at.getTime() / 1000)}`
  const moves = await inTurns(ctx, bought, ({ text, at }) => {
    const moment = new Date(Math.min(Date.parse(at), ctx.now().getTime()))
    return saidMoves(ctx, [text]).map((move) => ({ ...move, kind: 'bought' as const, at: moment }))
  })
  // What is at home here by its own history is not made more by the history of another house.
  const fresh = moves.flat().filter((move) => !there.has(keyOf(move)) && !had.has(idOf(move)))
  const last = new Map(
    fresh.toSorted((a, b) => Number(a.at) - Number(b.at)).map((move) => [keyOf(move), move]),
  )
  const gone = [...last.values()]
    .filter((move) => !still.has(keyOf(move)))
    .map((move) => ({ ...move, kind: 'said' as const, quantity: 0, unit: null }))
  const all = [
    ...fresh,
    ...gone.map((move) => ({ ...move, at: new Date(move.at.getTime() + 1000) })),
  ]
  await refold(tx, kitchenId, await insertMoves(tx, kitchenId, all))
  return all.map((move) => ({ key: keyOf(move), at: move.at.toISOString() }))
}

export async function unsettleBought(
  ctx: Context,
  tx: Transaction,
  made: readonly BoughtMade[],
): Promise<void> {
  const { kitchenId } = signedIn(ctx)
  await lockPantry(tx, kitchenId)
  const [keys, moments] = [made.map((one) => one.key), made.map((one) => one.at)]
  await tx`
    DELETE FROM pantry_moves m
    -- What was bought often at one moment is told once, or each would be looked for as often as all of them.
    USING (SELECT DISTINCT * FROM unnest(${keys}::text[], ${moments}::timestamptz[]) AS u (key, at)) AS was
    WHERE m.kitchen_id = ${kitchenId} AND m.key = was.key AND m.moved_at = was.at AND m.line_id IS NULL`
  await refold(tx, kitchenId, keys)
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
