import { needsOfLine } from '../../../shared/food/line/needs.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { foodToBuy, qualityToBuy } from '../../../shared/food/shop/food-to-buy.ts'
import { keyOf } from '../../../shared/food/shop/good.ts'
import { nothingKept, readKept } from '../../../shared/food/shop/kept.ts'
import { dayAt, usualTimeZone } from '../../../shared/time-zone.ts'
import type { AddedAtHome } from '../../../shared/wire/pantry.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { readLines, readLinesInTurn } from '../recipes/understand.ts'
import { addedAs, addedTo } from './added.ts'
import { believed } from './believed.ts'
import { followKitchen } from './follow.ts'
import { insertMoves, lockPantry, type NewMove, pantryRows, refold } from './moves.ts'

const mostGoods = 500
const mostSaid = 20

type Changed = Promise<{ keys: string[] }>

/** Somebody adds to what is there, in words as on a list, and is told what that came to. */
export async function sayAtHome(
  ctx: Context,
  input: { lines: readonly string[] },
): Promise<{ keys: string[]; added: AddedAtHome[] }> {
  const told = toldLines(input.lines, await todayOf(ctx))
  const lines = await readLinesInTurn(
    ctx,
    told.map(({ text }) => text),
  )
  const moves = movesOf(ctx, lines, told)
  const added: AddedAtHome[] = []
  const { keys } = await changing(ctx, async (tx, kitchenId) => {
    const there = new Map((await pantryRows(tx, kitchenId)).map((row) => [row.key, row]))
    const all = moves.map((move) => {
      const key = keyOf(move)
      const before = there.get(key)
      const sum = before && believed(before, ctx.now()) === 'fresh' ? addedTo(before, move) : move
      if (before) added.push(addedAs(ctx, key, before, move, sum))
      there.set(key, {
        ...move,
        ...sum,
        key,
        seenAt: move.at,
        said: true,
        kept: sum.kept ?? nothingKept,
      })
      return sum
    })
    const changed = await insertMoves(tx, kitchenId, all)
    await refold(tx, kitchenId, changed)
    return changed
  })
  return { keys, added }
}

/** Other words for one good: another amount, or another good altogether. */
export async function correctAtHome(ctx: Context, input: { key: string; text: string }): Changed {
  const today = await todayOf(ctx)
  return changing(ctx, async (tx, kitchenId) => {
    const moves = saidMoves(ctx, [input.text], today)
    const before = (await pantryRows(tx, kitchenId)).filter((row) => row.key === input.key)
    if (before.length === 0) throw new DomainError('good_unknown')
    const other = before.filter((row) => !moves.some((move) => keyOf(move) === row.key))
    const all = [...other.map((row) => ({ ...said(ctx, row), quantity: 0, unit: null })), ...moves]
    const keys = await insertMoves(tx, kitchenId, all)
    await refold(tx, kitchenId, keys)
    return keys
  })
}

/** Used up, or never there: it is asked for again. */
export async function takeOut(ctx: Context, input: { keys: readonly string[] }): Changed {
  return answered(ctx, input.keys, { quantity: 0, unit: null })
}

/** Still there, whatever its age. */
export async function stillThere(ctx: Context, input: { keys: readonly string[] }): Changed {
  return answered(ctx, input.keys, {})
}

/** Takes back that these were taken out. */
export async function putBack(ctx: Context, input: { keys: readonly string[] }): Changed {
  return changing(ctx, async (tx, kitchenId) => {
    const keys = [...input.keys]
    // pantry_moves_key
    const back = await tx<{ key: string }[]>`
      DELETE FROM pantry_moves WHERE id IN (
        SELECT DISTINCT ON (key) id FROM pantry_moves
        WHERE kitchen_id = ${kitchenId} AND key = ANY(${keys}) ORDER BY key, moved_at DESC, id DESC)
        AND kind = 'said' AND quantity = 0
      RETURNING key`
    const found = back.map((one) => one.key)
    await refold(tx, kitchenId, found)
    return found
  })
}

async function answered(
  ctx: Context,
  keys: readonly string[],
  as: Partial<Pick<NewMove, 'quantity' | 'unit'>>,
): Changed {
  return changing(ctx, async (tx, kitchenId) => {
    const rows = (await pantryRows(tx, kitchenId)).filter((row) => keys.includes(row.key))
    if (rows.length === 0) throw new DomainError('good_unknown')
    const moves = rows.map((row) => ({ ...said(ctx, row), ...as }))
    const changed = await insertMoves(tx, kitchenId, moves)
    await refold(tx, kitchenId, changed)
    return changed
  })
}

async function changing(
  ctx: Context,
  change: (tx: Transaction, kitchenId: string) => Promise<string[]>,
): Changed {
  const { kitchenId } = signedIn(ctx)
  // What was ticked before somebody spoke is older than their words.
  await followKitchen(ctx, kitchenId)
  return ctx.sql.begin(async (tx) => {
    await lockPantry(tx, kitchenId)
    const before = await goodsIn(tx, kitchenId)
    const keys = await change(tx, kitchenId)
    await forgetOld(tx, kitchenId, keys)
    const after = await goodsIn(tx, kitchenId)
    // What was ticked or brought along may be more than that, and gets fewer one by one.
    if (after > mostGoods && after > before)
      throw new DomainError('pantry_full', { limit: mostGoods })
    return { keys }
  })
}

async function goodsIn(tx: Transaction, kitchenId: string): Promise<number> {
  // pantry_items_pkey
  const [held] = await tx<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pantry_items WHERE kitchen_id = ${kitchenId}`
  return held?.count ?? 0
}

/** What was said of a good so often since counts for nothing: the last word stands, and a few can be taken back. */
async function forgetOld(tx: Transaction, kitchenId: string, keys: string[]): Promise<void> {
  // pantry_moves_key
  await tx`
    DELETE FROM pantry_moves WHERE id IN (SELECT id FROM (
      SELECT id, row_number() OVER (PARTITION BY key ORDER BY moved_at DESC, id DESC) AS place
      FROM pantry_moves WHERE kitchen_id = ${kitchenId} AND key = ANY(${keys}) AND kind = 'said') said
      WHERE place > ${mostSaid})`
}

/** The day by the clocks of the actor's kitchen, which «вчора» is beside. */
async function todayOf(ctx: Context): Promise<string> {
  // By primary key.
  const [kitchen] = await ctx.sql<{ time_zone: string | null }[]>`
    SELECT time_zone FROM kitchens WHERE id = ${signedIn(ctx).kitchenId}`
  return dayAt(ctx.now(), kitchen?.time_zone ?? usualTimeZone)
}

type ToldLine = ReturnType<typeof readKept>

const toldLines = (texts: readonly string[], today: string): ToldLine[] =>
  texts.map((text) => readKept(text, today))

/** What lines say, each of its own food. */
export function saidMoves(
  ctx: Context,
  texts: readonly string[],
  today = dayAt(ctx.now(), usualTimeZone),
): NewMove[] {
  const told = toldLines(texts, today)
  return movesOf(ctx, readLines(told.map(({ text }) => text)), told)
}

function movesOf(ctx: Context, lines: readonly ParsedLine[], told: readonly ToldLine[]): NewMove[] {
  return lines.flatMap((line, at) => needsOfLine(line).map((one) => moveOf(ctx, one, told[at])))
}

function moveOf(ctx: Context, line: ParsedLine, told: ToldLine | undefined): NewMove {
  const food = foodToBuy(line)
  const quality = qualityToBuy(line)
  // What is no known food keeps all its words, and an amount in them.
  const amount = food === null ? {} : { quantity: line.upTo ?? line.quantity, unit: line.unit }
  const { text: _text, ...kept } = told ?? { text: '', ...nothingKept }
  return said(ctx, {
    ...{ text: line.text, food, quality, kept },
    ...{ quantity: amount.quantity ?? null, unit: amount.unit ?? null },
  })
}

type Told = Pick<NewMove, 'text' | 'food' | 'quality' | 'quantity' | 'unit' | 'kept'>

function said(
  ctx: Context,
  { text, food, quality, quantity, unit, kept = nothingKept }: Told,
): NewMove {
  const { personId } = signedIn(ctx)
  return { kind: 'said', text, food, quality, quantity, unit, kept, at: ctx.now(), personId }
}
