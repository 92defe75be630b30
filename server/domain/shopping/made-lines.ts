import { keyOf, nameOf } from '../../../shared/food/shop/good.ts'
import type { Need } from '../../../shared/food/shop/needs.ts'
import type { Queryable, Transaction } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { newId } from '../../kernel/ids.ts'
import { nextLinePosition } from './lines.ts'

/** Needs `shopping_lines l`: made from the plan, and nobody has acted on it yet. */
function open(sql: Queryable, listId: string) {
  return sql`l.list_id = ${listId} AND l.made AND l.ticked_at IS NULL AND l.removed_at IS NULL`
}

/** Takes off what dishes asked for before; their lines stay until they are known to be empty. */
export async function takeBackNeeds(
  ctx: Context,
  tx: Transaction,
  origins: readonly { lineId: string; position: number }[],
): Promise<void> {
  if (origins.length === 0) return
  const lineIds = origins.map((one) => one.lineId)
  await tx`
    DELETE FROM shopping_line_origins o USING
      unnest(${lineIds}::text[], ${origins.map((one) => one.position)}::int[]) AS gone (line_id, position)
    WHERE o.line_id = gone.line_id AND o.position = gone.position`
  await touch(ctx, tx, lineIds)
}

/** Whoever has the line open for changing hears that it is another by now. In one order, as whoever ticks them. */
async function touch(ctx: Context, tx: Transaction, lineIds: readonly string[]): Promise<void> {
  await tx`
    UPDATE shopping_lines SET version = version + 1, updated_at = ${ctx.now()}
    WHERE id = ANY(ARRAY(SELECT id FROM shopping_lines WHERE id = ANY(${[...lineIds]})
      ORDER BY id FOR NO KEY UPDATE))`
}

/** One line for one food, whichever dishes ask for it. Says how many lines that are, and what was added to them. */
export async function addNeeds(
  ctx: Context,
  tx: Transaction,
  listId: string,
  needs: readonly Need[],
): Promise<{ added: number; origins: { lineId: string; position: number }[] }> {
  const held = await tx<
    { id: string; food: string | null; quality: string | null; text: string; next: number }[]
  >`
    SELECT l.id, l.food, l.quality, l.text, (SELECT coalesce(max(o.position) + 1, 0) FROM shopping_line_origins o
      WHERE o.line_id = l.id)::int AS next
    FROM shopping_lines l WHERE ${open(tx, listId)}`
  const lines = new Map(held.map(({ id, next, ...line }) => [keyOf(line), { id, next }]))
  const groups = Map.groupBy(needs, (need) => need.key)
  const fresh = [...groups.values()].flatMap(([need]) => (need && !lines.has(need.key) ? need : []))
  const made = await insertMade(ctx, tx, listId, fresh)
  for (const [key, id] of made) lines.set(key, { id, next: 0 })
  const origins = [...groups].flatMap(([key, group]) => {
    const line = lines.get(key)
    return line ? group.map((need, index) => originOf(need, line.id, line.next + index)) : []
  })
  if (origins.length > 0) await tx`INSERT INTO shopping_line_origins ${tx(origins)}`
  await touch(
    ctx,
    tx,
    origins.map((one) => one.line_id),
  )
  return {
    added: groups.size,
    origins: origins.map((one) => ({ lineId: one.line_id, position: one.position })),
  }
}

/** Without a dish left there is nothing to buy for. What somebody wrote beside a line stays with it. */
export async function dropEmptyLines(tx: Transaction, listId: string): Promise<void> {
  await tx`
    DELETE FROM shopping_lines l WHERE ${open(tx, listId)} AND l.remark = '' AND l.picture_id IS NULL
      AND NOT EXISTS (SELECT 1 FROM shopping_line_origins o WHERE o.line_id = l.id)`
}

async function insertMade(
  ctx: Context,
  tx: Transaction,
  listId: string,
  needs: readonly Need[],
): Promise<[string, string][]> {
  if (needs.length === 0) return []
  // Nobody's, where a guest who reads by a link was the first to see that the plan has changed.
  const by = ctx.actor?.personId ?? null
  const last = await nextLinePosition(tx, listId, needs.length)
  const rows = needs.map((need, index) => ({
    id: newId('lin'),
    list_id: listId,
    position: last + index + 1,
    text: need.food ? nameOf(need.food, ctx.language) : need.words,
    food: need.food,
    quality: need.quality,
    made: true,
    added_by: by,
    created_at: ctx.now(),
    updated_at: ctx.now(),
  }))
  await tx`INSERT INTO shopping_lines ${tx(rows)}`
  return rows.map((row, index) => [needs[index]?.key ?? '', row.id])
}

function originOf(need: Need, lineId: string, position: number) {
  return {
    line_id: lineId,
    position,
    key: need.key,
    plan_entry_id: need.entryId,
    recipe_id: need.recipeId,
    title: need.title,
    quantity: need.quantity,
    unit: need.unit,
    part: need.part,
  }
}
