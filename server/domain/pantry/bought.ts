import type { Language } from '../../../shared/language/languages.ts'
import type { BoughtGood, BoughtPage } from '../../../shared/wire/pantry.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { startOfPage } from '../../kernel/page-start.ts'
import type { Move } from './fold.ts'
import { followKitchen } from './follow.ts'
import { itemOf } from './read.ts'

/** What was bought longer ago says little about what a kitchen buys. */
const remembered = 400 * 86_400_000
const mostGoods = 300

interface GoodRow extends Pick<Move, 'text' | 'food' | 'quality' | 'quantity' | 'unit'> {
  key: string
  seenAt: Date
  times: number
}

/** What the kitchen buys, what it buys most often first; each as it was bought last. */
export async function goodsBought(ctx: Context): Promise<BoughtGood[]> {
  const { kitchenId } = signedIn(ctx)
  const since = new Date(ctx.now().getTime() - remembered)
  // pantry_moves_recent
  const rows = await ctx.sql<GoodRow[]>`
    SELECT key, count(DISTINCT moved_at::date)::int AS times, max(moved_at) AS "seenAt",
      (array_agg(text ORDER BY moved_at DESC, id))[1] AS text,
      (array_agg(food ORDER BY moved_at DESC, id))[1] AS food,
      (array_agg(quality ORDER BY moved_at DESC, id))[1] AS quality,
      (array_agg(quantity ORDER BY moved_at DESC, id))[1] AS quantity,
      (array_agg(unit ORDER BY moved_at DESC, id))[1] AS unit
    FROM pantry_moves
    WHERE kitchen_id = ${kitchenId} AND kind = 'bought' AND key <> '' AND moved_at > ${since}
    GROUP BY key ORDER BY times DESC, "seenAt" DESC, key LIMIT ${mostGoods}`
  return rows.map(({ times, ...row }) => ({ ...told(row, ctx.language, ctx.now()), times }))
}

/** The same day by day, the last first. */
export async function boughtByDay(
  ctx: Context,
  input: { cursor?: string | undefined; limit: number },
): Promise<BoughtPage> {
  const { kitchenId } = signedIn(ctx)
  await followKitchen(ctx, kitchenId)
  const offset = startOfPage(input.cursor)
  // pantry_moves_recent
  const rows = await ctx.sql<(Omit<GoodRow, 'times'> & { id: string })[]>`
    SELECT id, key, text, food, quality, quantity, unit, moved_at AS "seenAt" FROM pantry_moves
    WHERE kitchen_id = ${kitchenId} AND kind = 'bought' AND key <> ''
    ORDER BY moved_at DESC, id LIMIT ${input.limit + 1} OFFSET ${offset}`
  return {
    bought: rows
      .slice(0, input.limit)
      .map(({ id, ...row }) => ({ ...told(row, ctx.language, ctx.now()), id })),
    nextCursor: rows.length > input.limit ? String(offset + input.limit) : null,
  }
}

function told(row: Omit<GoodRow, 'times'>, language: Language, now: Date) {
  const { key, name, amount, note, text, aisle, seenAt } = itemOf(
    { ...row, said: false },
    language,
    now,
  )
  return { key, name, amount, note, text, aisle, boughtAt: seenAt }
}
