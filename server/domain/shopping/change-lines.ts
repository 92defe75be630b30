import type { Queryable } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { insertRead, refuseOverfull, understood } from './lines.ts'
import { lockList } from './list-lock.ts'
import { readTyped } from './typed-rows.ts'

/**
 * Puts lines in the basket or back. Each says what it shall be and not "the other way round", so that
 * two people at two shelves lose nothing, and a request that is sent twice does no harm.
 */
export async function tickLines(
  ctx: Context,
  input: { ids: readonly string[]; ticked: boolean },
): Promise<{ ids: string[] }> {
  return tickWithin(ctx, ownLists(ctx, ctx.sql), input)
}

/** The same in the lists that whoever asks may tick. */
export async function tickWithin(
  ctx: Context,
  lists: ReturnType<typeof ownLists>,
  input: { ids: readonly string[]; ticked: boolean },
): Promise<{ ids: string[] }> {
  const { sql } = ctx
  const at = input.ticked ? sql`coalesce(ticked_at, ${ctx.now()})` : sql`NULL`
  return changed(
    input.ids,
    await sql<{ id: string }[]>`
      UPDATE shopping_lines SET ticked_at = ${at}, version = version + 1, updated_at = ${ctx.now()}
      WHERE id = ANY(${inOneOrder(sql, input.ids, lists)}) RETURNING id`,
  )
}

/** Lines can be put back until the sweep deletes them for good. */
export async function removeLines(ctx: Context, input: { ids: readonly string[] }) {
  signedIn(ctx)
  const { sql } = ctx
  return changed(
    input.ids,
    await sql<{ id: string }[]>`
      UPDATE shopping_lines SET removed_at = ${ctx.now()}, version = version + 1, updated_at = ${ctx.now()}
      WHERE id = ANY(${inOneOrder(sql, input.ids, ownLists(ctx, sql))}) RETURNING id`,
  )
}

export async function restoreLines(ctx: Context, input: { ids: readonly string[] }) {
  const { kitchenId } = signedIn(ctx)
  return ctx.sql.begin(async (tx) => {
    const { ids } = input
    const lists = await tx<{ id: string }[]>`
      SELECT id FROM shopping_lists
      WHERE kitchen_id = ${kitchenId} AND id IN (SELECT list_id FROM shopping_lines WHERE id = ANY(${[...ids]}))
      ORDER BY id FOR NO KEY UPDATE`
    const listIds = lists.map((list) => list.id)
    const restored = await tx<{ id: string }[]>`
      UPDATE shopping_lines SET removed_at = NULL, version = version + 1, updated_at = ${ctx.now()}
      WHERE id = ANY(${inOneOrder(tx, ids, tx`(SELECT unnest(${listIds}::text[]))`)}) RETURNING id`
    await refuseOverfull(tx, listIds)
    return changed(ids, restored)
  })
}

/** Somebody's own words take the place of what stood there, also of what the plan had made. */
export async function editLine(
  ctx: Context,
  input: { id: string; version: number; text: string },
): Promise<{ ids: string[] }> {
  const actor = signedIn(ctx)
  const [line, ...more] = readTyped([input.text])
  if (!line) throw new DomainError('line_unknown')
  return ctx.sql.begin(async (tx) => {
    const [found] = await tx<{ list_id: string }[]>`
      SELECT list_id FROM shopping_lines
      WHERE id = ${input.id} AND removed_at IS NULL AND list_id IN ${ownLists(ctx, tx)}`
    if (!found) throw new DomainError('line_unknown')
    if (more.length > 0) await lockList(ctx, tx, found.list_id)
    const edited = await tx`
      UPDATE shopping_lines SET ${tx(understood(line))}, made = false, added_by = ${actor.personId},
        version = version + 1, updated_at = ${ctx.now()}
      WHERE id = ${input.id} AND version = ${input.version} AND removed_at IS NULL`
    if (edited.count === 0) throw new DomainError('line_changed')
    // Where several foods were typed, the others stand at the end of the list.
    if (more.length > 0) await insertRead(ctx, tx, found.list_id, more)
    return { ids: [input.id] }
  })
}

/** One that is gone among many is no reason to refuse the others. */
function changed(asked: readonly string[], rows: readonly { id: string }[]): { ids: string[] } {
  if (asked.length > 0 && rows.length === 0) throw new DomainError('line_unknown')
  return { ids: rows.map((row) => row.id) }
}

/** The lines, held from now on: two who change the same ones wait for each other in turn, however they are found. */
function inOneOrder(sql: Queryable, ids: readonly string[], lists: ReturnType<typeof ownLists>) {
  return sql`ARRAY(SELECT id FROM shopping_lines WHERE id = ANY(${[...ids]}) AND list_id IN ${lists}
    ORDER BY id FOR NO KEY UPDATE)`
}

function ownLists(ctx: Context, sql: Queryable) {
  return sql`(SELECT id FROM shopping_lists WHERE kitchen_id = ${signedIn(ctx).kitchenId})`
}
