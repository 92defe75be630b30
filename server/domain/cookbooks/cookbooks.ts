import { type Cookbook, mostCookbooks } from '../../../shared/wire/cookbooks.ts'
import type { Queryable, Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { heldRecipe } from '../feed/copy.ts'
import { sharedWith } from '../recipes/may-read.ts'

/** The kitchen's cookbooks in its order; where a dish is named, whether each holds it. */
export async function listCookbooks(
  ctx: Context,
  of: { recipeId?: string | undefined; publicationId?: string | undefined } = {},
): Promise<Cookbook[]> {
  const actor = signedIn(ctx)
  const { sql } = ctx
  const dish =
    of.recipeId ?? (of.publicationId && (await heldRecipe(ctx, sql, of.publicationId))?.id) ?? null
  // cookbooks_kitchen, cookbook_recipes_pkey
  const rows = await sql<Cookbook[]>`
    SELECT c.id, c.name,
      (SELECT count(*)::int FROM cookbook_recipes held JOIN recipes r ON r.id = held.recipe_id
        WHERE held.cookbook_id = c.id AND r.removed_at IS NULL
          AND (r.person_id = ${actor.personId} OR ${sharedWith(sql, actor)})) AS count,
      EXISTS (SELECT 1 FROM cookbook_recipes held
        WHERE held.cookbook_id = c.id AND held.recipe_id = ${dish}) AS holds
    FROM cookbooks c WHERE c.kitchen_id = ${actor.kitchenId} AND c.removed_at IS NULL
    ORDER BY c.position, c.id`
  return [...rows]
}

/** A new one, at the end of the others. */
export function addCookbook(ctx: Context, input: { name: string }): Promise<{ id: string }> {
  return ctx.sql.begin(async (tx) => {
    await lockCookbooks(ctx, tx)
    return { id: await insertCookbook(ctx, tx, input.name) }
  })
}

/** The same inside a transaction of the caller's, who has locked them. */
export async function insertCookbook(ctx: Context, tx: Transaction, name: string): Promise<string> {
  const { kitchenId } = signedIn(ctx)
  await refuseTwice(ctx, tx, name)
  const id = newId('ckb')
  const made = await tx`
    INSERT INTO cookbooks (id, kitchen_id, name, position, created_at, changed_at)
    SELECT ${id}, ${kitchenId}, ${name}, coalesce(max(position) + 1, 0), ${ctx.now()}, ${ctx.now()}
    FROM cookbooks WHERE kitchen_id = ${kitchenId} AND removed_at IS NULL
    HAVING count(*) < ${mostCookbooks}`
  if (made.count === 0) throw new DomainError('cookbooks_too_many', { limit: mostCookbooks })
  return id
}

export async function renameCookbook(
  ctx: Context,
  input: { id: string; name: string },
): Promise<{ id: string }> {
  await ctx.sql.begin(async (tx) => {
    await lockCookbooks(ctx, tx)
    await ownCookbook(ctx, tx, input.id)
    await refuseTwice(ctx, tx, input.name, input.id)
    await tx`
      UPDATE cookbooks SET name = ${input.name}, changed_at = ${ctx.now()} WHERE id = ${input.id}`
  })
  return { id: input.id }
}

export async function moveCookbook(
  ctx: Context,
  input: { id: string; to: number },
): Promise<{ id: string }> {
  const { kitchenId } = signedIn(ctx)
  await ctx.sql.begin(async (tx) => {
    await lockCookbooks(ctx, tx)
    await ownCookbook(ctx, tx, input.id)
    const rows = await tx<{ id: string }[]>`
      SELECT id FROM cookbooks WHERE kitchen_id = ${kitchenId} AND removed_at IS NULL
      ORDER BY position, id`
    const others = rows.map((row) => row.id).filter((id) => id !== input.id)
    const order = others.toSpliced(input.to, 0, input.id)
    await tx`
      UPDATE cookbooks c SET position = o.place - 1, changed_at = ${ctx.now()}
      FROM unnest(${order}::text[]) WITH ORDINALITY AS o (id, place) WHERE c.id = o.id`
  })
  return { id: input.id }
}

/** The collection goes; the recipes in it stay. It can be brought back until the sweep deletes it. */
export async function removeCookbook(ctx: Context, input: { id: string }): Promise<{ id: string }> {
  await ctx.sql.begin(async (tx) => {
    await ownCookbook(ctx, tx, input.id)
    await tx`
      UPDATE cookbooks SET removed_at = ${ctx.now()}, changed_at = ${ctx.now()}
      WHERE id = ${input.id}`
  })
  return { id: input.id }
}

export async function restoreCookbook(
  ctx: Context,
  input: { id: string },
): Promise<{ id: string }> {
  const { kitchenId } = signedIn(ctx)
  await ctx.sql.begin(async (tx) => {
    await lockCookbooks(ctx, tx)
    const [gone] = await tx<{ name: string }[]>`
      SELECT name FROM cookbooks
      WHERE id = ${input.id} AND kitchen_id = ${kitchenId} AND removed_at IS NOT NULL`
    if (!gone) throw new DomainError('cookbook_unknown')
    await refuseTwice(ctx, tx, gone.name)
    const [held] = await tx<{ count: number }[]>`
      SELECT count(*)::int AS count FROM cookbooks WHERE kitchen_id = ${kitchenId} AND removed_at IS NULL`
    if ((held?.count ?? 0) >= mostCookbooks)
      throw new DomainError('cookbooks_too_many', { limit: mostCookbooks })
    await tx`
      UPDATE cookbooks SET removed_at = NULL, changed_at = ${ctx.now()} WHERE id = ${input.id}`
  })
  return { id: input.id }
}

/** One after another in a kitchen: names and places are told apart. */
export async function lockCookbooks(ctx: Context, tx: Transaction): Promise<void> {
  await tx`SELECT 1 FROM kitchens WHERE id = ${signedIn(ctx).kitchenId} FOR NO KEY UPDATE`
}

/** Refused like one that never was, if it is another kitchen's. */
export async function ownCookbook(ctx: Context, sql: Queryable, id: string): Promise<void> {
  const [own] = await sql`
    SELECT 1 FROM cookbooks
    WHERE id = ${id} AND kitchen_id = ${signedIn(ctx).kitchenId} AND removed_at IS NULL`
  if (!own) throw new DomainError('cookbook_unknown')
}

async function refuseTwice(ctx: Context, tx: Transaction, name: string, but = ''): Promise<void> {
  const [same] = await tx`
    SELECT 1 FROM cookbooks WHERE kitchen_id = ${signedIn(ctx).kitchenId} AND removed_at IS NULL
      AND lower(name) = lower(${name}) AND id <> ${but}`
  if (same) throw new DomainError('cookbook_named_already', { name })
}
