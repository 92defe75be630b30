import type { RecipeView, WholeDish } from '../../../shared/wire/recipes.ts'
import type { Queryable } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { derivedFacts } from './derived.ts'
import { mayRead } from './may-read.ts'
import { opinionOf } from './opinions.ts'
import { type RecipeRow, recipeColumns, recipeView } from './rows.ts'
import { takesAny } from './taking.ts'
import { wholeOf } from './whole.ts'

/** A recipe of the actor's own, or one of those with whom they cook. */
export async function getRecipe(ctx: Context, input: { id: string }): Promise<RecipeView> {
  return viewOf(ctx, await readableRecipe(ctx, ctx.sql, input.id))
}

/** Only one of the actor's own: what an agent of theirs may be shown. What it takes of others is only named. */
export async function getOwnRecipe(ctx: Context, input: { id: string }): Promise<RecipeView> {
  const { personId } = signedIn(ctx)
  return viewOf(ctx, await ownRecipe(ctx, ctx.sql, input.id), (author) => author === personId)
}

async function viewOf(
  ctx: Context,
  row: RecipeRow,
  mayShow?: (authorId: string) => boolean,
): Promise<RecipeView> {
  const facts = derivedFacts(row.ingredients, row.steps, row.servings, row.language, row.replaced)
  const [opinion, whole] = await Promise.all([
    opinionOf(ctx, ctx.sql, row.id),
    takesAny(row.ingredients) ? wholeView(ctx, row, mayShow) : null,
  ])
  const removed = row.removed_at !== null
  return { ...recipeView(ctx, row), ...facts, removed, opinion, ...(whole && { whole }) }
}

async function wholeView(
  ctx: Context,
  row: RecipeRow,
  mayShow?: (authorId: string) => boolean,
): Promise<WholeDish> {
  const { ingredients, steps } = await wholeOf(ctx.sql, row, mayShow)
  const facts = derivedFacts(ingredients, steps, row.servings, row.language)
  return { ingredients, steps: facts.steps, names: facts.names, perVolume: facts.perVolume }
}

/** The row, if the actor may read it. One that they may not and one that never was look the same. */
export async function readableRecipe(ctx: Context, sql: Queryable, id: string): Promise<RecipeRow> {
  const actor = signedIn(ctx)
  const [row] = await sql<RecipeRow[]>`
    SELECT ${recipeColumns(sql)} FROM recipes r WHERE r.id = ${id} AND ${mayRead(sql, actor)}`
  if (!row) throw new DomainError('recipe_unknown')
  return row
}

/** The row, if it is the actor's own, to be changed or shown to their agents. */
export async function ownRecipe(
  ctx: Context,
  sql: Queryable,
  id: string,
  lock = false,
): Promise<RecipeRow> {
  const actor = signedIn(ctx)
  const [row] = await sql<RecipeRow[]>`
    SELECT ${recipeColumns(sql)} FROM recipes r
    WHERE r.id = ${id} AND r.person_id = ${actor.personId} AND r.removed_at IS NULL
    ${lock ? sql`FOR NO KEY UPDATE OF r` : sql``}`
  if (!row) throw new DomainError('recipe_unknown')
  return row
}
