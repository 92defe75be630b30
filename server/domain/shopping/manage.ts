import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'

export const mostLists = 100

/** A new list is the current one: who makes it is about to fill it. */
export async function createList(ctx: Context, input: { name: string }): Promise<{ id: string }> {
  signedIn(ctx)
  return ctx.sql.begin((tx) => insertList(ctx, tx, input.name))
}

export async function insertList(
  ctx: Context,
  tx: Transaction,
  name: string,
): Promise<{ id: string }> {
  const { kitchenId } = signedIn(ctx)
  await oneAtATime(tx, kitchenId)
  await checkQuota(tx, kitchenId)
  await tx`UPDATE shopping_lists SET is_current = false WHERE kitchen_id = ${kitchenId} AND is_current`
  const id = newId('lst')
  await tx`
    INSERT INTO shopping_lists (id, kitchen_id, name, is_current, created_at, updated_at)
    VALUES (${id}, ${kitchenId}, ${name}, true, ${ctx.now()}, ${ctx.now()})`
  return { id }
}

export async function renameList(ctx: Context, input: { id: string; name: string }) {
  const { kitchenId } = signedIn(ctx)
  const renamed = await ctx.sql`
    UPDATE shopping_lists SET name = ${input.name}, version = version + 1, updated_at = ${ctx.now()}
    WHERE id = ${input.id} AND kitchen_id = ${kitchenId} AND removed_at IS NULL`
  if (renamed.count === 0) throw new DomainError('list_unknown')
  return { id: input.id }
}

/** What the plan has changed was read; the next change begins anew. */
export async function seeChanges(ctx: Context, input: { id: string }): Promise<{ id: string }> {
  const { kitchenId } = signedIn(ctx)
  const seen = await ctx.sql`
    UPDATE shopping_lists SET changes = '[]'
    WHERE id = ${input.id} AND kitchen_id = ${kitchenId} AND removed_at IS NULL`
  if (seen.count === 0) throw new DomainError('list_unknown')
  return { id: input.id }
}

/** One good is bought although it is at home, or left out again. */
export async function buyAnyway(
  ctx: Context,
  { id, key, on }: { id: string; key: string; on: boolean },
): Promise<{ id: string }> {
  const { kitchenId } = signedIn(ctx)
  const done = await ctx.sql`
    UPDATE shopping_lists SET bought_anyway = CASE WHEN ${on}
      THEN array_append(array_remove(bought_anyway, ${key}), ${key}) ELSE array_remove(bought_anyway, ${key}) END
    WHERE id = ${id} AND kitchen_id = ${kitchenId} AND removed_at IS NULL AND (NOT ${on} OR cardinality(bought_anyway) < 500)`
  if (done.count === 0) throw new DomainError('list_unknown')
  return { id }
}

/** The list that new lines go to when nobody names one, also those that agents propose. */
export async function makeCurrent(ctx: Context, input: { id: string }): Promise<{ id: string }> {
  const { kitchenId } = signedIn(ctx)
  await ctx.sql.begin(async (tx) => {
    await oneAtATime(tx, kitchenId)
    await choose(tx, kitchenId, input.id)
  })
  return { id: input.id }
}

/** Without the current one, the newest of the others takes its place. */
export async function removeList(ctx: Context, input: { id: string }): Promise<{ id: string }> {
  const { kitchenId } = signedIn(ctx)
  await ctx.sql.begin(async (tx) => {
    await oneAtATime(tx, kitchenId)
    const [removed] = await tx<{ was_current: boolean }[]>`
      UPDATE shopping_lists l SET removed_at = ${ctx.now()}, is_current = false, version = l.version + 1
      FROM (SELECT id, is_current AS was_current FROM shopping_lists
        WHERE id = ${input.id} AND kitchen_id = ${kitchenId} AND removed_at IS NULL) before
      WHERE l.id = before.id RETURNING was_current`
    if (!removed) throw new DomainError('list_unknown')
    if (!removed.was_current) return
    await tx`
      UPDATE shopping_lists SET is_current = true WHERE id = (
        SELECT id FROM shopping_lists WHERE kitchen_id = ${kitchenId} AND removed_at IS NULL
        ORDER BY created_at DESC, id DESC LIMIT 1)`
  })
  return { id: input.id }
}

/** Back with all its lines, and current again when there is no other. */
export async function restoreList(ctx: Context, input: { id: string }): Promise<{ id: string }> {
  const { kitchenId } = signedIn(ctx)
  await ctx.sql.begin(async (tx) => {
    await oneAtATime(tx, kitchenId)
    await checkQuota(tx, kitchenId, input.id)
    const restored = await tx`
      UPDATE shopping_lists SET removed_at = NULL, version = version + 1,
        is_current = is_current OR NOT EXISTS (SELECT 1 FROM shopping_lists o
          WHERE o.kitchen_id = ${kitchenId} AND o.is_current AND o.removed_at IS NULL)
      WHERE id = ${input.id} AND kitchen_id = ${kitchenId}`
    if (restored.count === 0) throw new DomainError('list_unknown')
  })
  return { id: input.id }
}

/** For one list more, which may be back already. */
async function checkQuota(tx: Transaction, kitchenId: string, id = ''): Promise<void> {
  const [held] = await tx<{ count: number }[]>`
    SELECT count(*)::int AS count FROM shopping_lists
    WHERE kitchen_id = ${kitchenId} AND removed_at IS NULL AND id <> ${id}`
  if ((held?.count ?? 0) >= mostLists) throw new DomainError('lists_too_many', { limit: mostLists })
}

async function choose(tx: Transaction, kitchenId: string, id: string): Promise<void> {
  await tx`
    UPDATE shopping_lists SET is_current = false
    WHERE kitchen_id = ${kitchenId} AND is_current AND id <> ${id}`
  const chosen = await tx`
    UPDATE shopping_lists SET is_current = true
    WHERE id = ${id} AND kitchen_id = ${kitchenId} AND removed_at IS NULL`
  if (chosen.count === 0) throw new DomainError('list_unknown')
}

/** A kitchen has one current list; two people choosing at once take turns. */
async function oneAtATime(tx: Transaction, kitchenId: string): Promise<void> {
  await tx`SELECT 1 FROM kitchens WHERE id = ${kitchenId} FOR UPDATE`
}
