import { signedIn } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { Queryable, Transaction } from '../../db/client.ts'
import { newId } from '../../ids.ts'
import { roomFor } from './lines.ts'
import type { Need } from './needs.ts'
import { keyOf, nameOf } from './rows.ts'

/** Needs `shopping_lines l`: made from the plan, and nobody has acted on it yet. */
function open(sql: Queryable, listId: string) {
  return sql`l.list_id = ${listId} AND l.made AND l.ticked_at IS NULL AND l.removed_at IS NULL`
}

/** Takes away what the dishes of these days asked for before, and what is planned no more. */
export async function takeBackNeeds(
  tx: Transaction,
  listId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx`
    DELETE FROM shopping_line_origins o USING shopping_lines l, plan_entries e
    WHERE o.line_id = l.id AND e.id = o.plan_entry_id AND ${open(tx, listId)}
      AND (e.date BETWEEN ${from} AND ${to} OR e.removed_at IS NOT NULL OR e.cooked_at IS NOT NULL)`
}

/** One line for one food, whichever dishes ask for it. Says how many lines that are, and what was added to them. */
export async function addNeeds(
  ctx: Context,
  tx: Transaction,
  listId: string,
  needs: readonly Need[],
): Promise<{ added: number; origins: { lineId: string; position: number }[] }> {
  const held = await tx<{ id: string; food: string | null; text: string; next: number }[]>`
    SELECT l.id, l.food, l.text, (SELECT coalesce(max(o.position) + 1, 0) FROM shopping_line_origins o
      WHERE o.line_id = l.id)::int AS next
    FROM shopping_lines l WHERE ${open(tx, listId)}`
  const lines = new Map(
    held.map(({ id, food, text, next }) => [keyOf({ food, text }), { id, next }]),
  )
  const groups = Map.groupBy(needs, (need) => need.key)
  const fresh = [...groups.values()].flatMap(([need]) => (need && !lines.has(need.key) ? need : []))
  const made = await insertMade(ctx, tx, listId, fresh)
  for (const [key, id] of made) lines.set(key, { id, next: 0 })
  const origins = [...groups].flatMap(([key, group]) => {
    const line = lines.get(key)
    return line ? group.map((need, index) => originOf(need, line.id, line.next + index)) : []
  })
  if (origins.length > 0) await tx`INSERT INTO shopping_line_origins ${tx(origins)}`
  await tx`
    UPDATE shopping_lines SET version = version + 1, updated_at = ${ctx.now()}
    WHERE id = ANY(${held.map((line) => line.id)})`
  return {
    added: groups.size,
    origins: origins.map((one) => ({ lineId: one.line_id, position: one.position })),
  }
}

/** Without a dish left there is nothing to buy for. */
export async function dropEmptyLines(tx: Transaction, listId: string): Promise<void> {
  await tx`
    DELETE FROM shopping_lines l WHERE ${open(tx, listId)}
      AND NOT EXISTS (SELECT 1 FROM shopping_line_origins o WHERE o.line_id = l.id)`
}

async function insertMade(
  ctx: Context,
  tx: Transaction,
  listId: string,
  needs: readonly Need[],
): Promise<[string, string][]> {
  if (needs.length === 0) return []
  const actor = signedIn(ctx)
  const last = await roomFor(tx, listId, needs.length)
  const rows = needs.map((need, index) => ({
    id: newId('lin'),
    list_id: listId,
    position: last + index + 1,
    text: need.food ? nameOf(need.food, ctx.language) : need.words,
    food: need.food,
    made: true,
    added_by: actor.personId,
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
    plan_entry_id: need.entryId,
    recipe_id: need.recipeId,
    title: need.title,
    quantity: need.quantity,
    unit: need.unit,
  }
}
