import { signedIn } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/client.ts'
import { DomainError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { readLines } from '../recipes/understand.ts'

const mostLines = 500

/** Adds typed lines to the end of a list of the actor's kitchen, inside a transaction of the caller's. */
export async function insertLines(
  ctx: Context,
  tx: Transaction,
  listId: string,
  texts: readonly string[],
): Promise<{ ids: string[] }> {
  const actor = signedIn(ctx)
  const [list] = await tx<{ name: string }[]>`
    UPDATE shopping_lists SET version = version + 1, updated_at = ${ctx.now()}
    WHERE id = ${listId} AND kitchen_id = ${actor.kitchenId} AND removed_at IS NULL RETURNING name`
  if (!list) throw new DomainError('list_unknown', { list: listId, lists: '—' })
  // shopping_lines_list
  const [held] = await tx<{ count: number; last: number }[]>`
    SELECT count(*)::int AS count, coalesce(max(position), 0)::int AS last FROM shopping_lines
    WHERE list_id = ${listId} AND removed_at IS NULL`
  if ((held?.count ?? 0) + texts.length > mostLines)
    throw new DomainError('list_full', { limit: mostLines })
  const rows = readLines(texts).map((line, index) => ({
    id: newId('lin'),
    list_id: listId,
    position: (held?.last ?? 0) + index + 1,
    text: line.text,
    food: line.food ?? null,
    // One buys for the upper end of a range.
    quantity: line.upTo ?? line.quantity ?? null,
    unit: line.unit ?? null,
    note: line.note ?? null,
    added_by: actor.personId,
    created_at: ctx.now(),
    updated_at: ctx.now(),
  }))
  await tx`INSERT INTO shopping_lines ${tx(rows)}`
  return { ids: rows.map((row) => row.id) }
}
