import type { Recipe, RecipeInput } from '../../../shared/wire/recipes.ts'
import type { Queryable, Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { copiedInput } from '../recipes/copied.ts'
import { type RecipeRow, recipeColumns, recipeView } from '../recipes/rows.ts'
import { type CopiedFrom, checkQuota, insertRecipe } from '../recipes/write.ts'
import { type PublicationRow, publicationRow } from './publication.ts'

/** The actor's own recipe for a published one, saved now or already; a copy says where it came from. */
export async function copyRecipe(
  ctx: Context,
  input: { publicationId: string },
): Promise<Recipe & { isNew: boolean }> {
  const { personId } = signedIn(ctx)
  // Only what is in the feed can be saved, also by whoever has it already.
  const source = await publicationRow(ctx, input.publicationId)
  const { id, isNew } = (await heldRecipe(ctx, ctx.sql, source.id)) ?? (await keep(ctx, source))
  // A dish of the sample week that somebody saves is theirs, and does not go when the sample goes.
  const [row] = await ctx.sql<RecipeRow[]>`
    UPDATE recipes r SET sample = false
    WHERE r.id = ${id} AND r.person_id = ${personId} RETURNING ${recipeColumns(ctx.sql)}`
  if (!row) throw new DomainError('recipe_unknown')
  return { ...recipeView(ctx, row), isNew }
}

function copyOf(
  { config }: Context,
  source: PublicationRow,
): { copy: RecipeInput; from: CopiedFrom } {
  return {
    copy: {
      ...copiedInput(source),
      sourceUrl: `${config.baseUrl}/r/${source.id}`,
    },
    from: {
      publicationId: source.id,
      title: source.title,
      author: source.author_name,
      // The photo stays one file, shared by the copies, for as long as its author keeps it.
      photoId: source.photo_id,
      morePhotoIds: source.more_photos,
    },
  }
}

/** The actor's own recipe for a publication: the one it was published from, the copy they have, or a new one. */
export async function keepRecipe(
  ctx: Context,
  publicationId: string,
): Promise<{ id: string; isNew: boolean }> {
  const held = await heldRecipe(ctx, ctx.sql, publicationId)
  return held ?? keep(ctx, await publicationRow(ctx, publicationId))
}

/** The same inside a transaction of the caller's. */
export async function keepRecipeWithin(
  ctx: Context,
  tx: Transaction,
  publicationId: string,
): Promise<{ id: string; isNew: boolean }> {
  const held = await heldRecipe(ctx, tx, publicationId)
  return held ?? insertCopy(ctx, tx, await publicationRow(ctx, publicationId, tx))
}

function keep(ctx: Context, source: PublicationRow): Promise<{ id: string; isNew: boolean }> {
  return ctx.sql.begin((tx) => insertCopy(ctx, tx, source))
}

async function insertCopy(ctx: Context, tx: Transaction, source: PublicationRow) {
  const { personId } = signedIn(ctx)
  const { copy, from } = copyOf(ctx, source)
  // Of two presses at once the second finds what the first has kept.
  await tx`SELECT 1 FROM people WHERE id = ${personId} FOR NO KEY UPDATE`
  const meanwhile = await heldRecipe(ctx, tx, source.id)
  if (meanwhile) return meanwhile
  await checkQuota(ctx, tx)
  return { id: (await insertRecipe(ctx, tx, copy, from)).id, isNew: true }
}

/** What the actor has of a publication already: the recipe behind it, or a copy. */
export async function heldRecipe(ctx: Context, sql: Queryable, publicationId: string) {
  const { personId } = signedIn(ctx)
  // recipes_changed: one person's rows
  const [kept] = await sql<{ id: string }[]>`
    SELECT r.id FROM recipes r
    WHERE r.person_id = ${personId} AND r.removed_at IS NULL
      AND (r.copied_publication_id = ${publicationId} OR r.id = (SELECT p.recipe_id FROM publications p
        WHERE p.id = ${publicationId}))
    ORDER BY r.created_at, r.id LIMIT 1`
  return kept && { id: kept.id, isNew: false }
}
