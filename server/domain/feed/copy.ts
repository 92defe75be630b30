import type { Recipe, RecipeInput } from '../../../shared/wire/recipes.ts'
import { signedIn } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { type CopiedFrom, createRecipe, insertRecipe, leaveRoom } from '../recipes/write.ts'
import { getPublication } from './publication.ts'

/** A recipe of the actor's own, made from a published one, that says where it came from. */
export async function copyRecipe(ctx: Context, input: { publicationId: string }): Promise<Recipe> {
  signedIn(ctx)
  const { copy, from } = await copyOf(ctx, input.publicationId)
  return createRecipe(ctx, copy, from)
}

async function copyOf(
  ctx: Context,
  publicationId: string,
): Promise<{ copy: RecipeInput; from: CopiedFrom }> {
  const source = await getPublication(ctx, { publicationId })
  // The photo stays one file, shared by the copies, for as long as its author keeps it.
  const [row] = await ctx.sql<{ photo_id: string | null }[]>`
    SELECT photo_id FROM publications WHERE id = ${source.id}`
  return {
    copy: {
      title: source.title,
      description: source.description,
      language: source.language,
      servings: source.servings,
      prepMinutes: source.prepMinutes,
      cookMinutes: source.cookMinutes,
      status: 'ready',
      tags: source.tags,
      ingredients: source.ingredients.map(({ text }) => ({ text })),
      steps: source.steps.map(({ text, minutes }) => ({ text, minutes })),
      sourceUrl: source.url,
    },
    from: {
      publicationId: source.id,
      title: source.title,
      author: source.author.displayName,
      photoId: row?.photo_id ?? null,
    },
  }
}

/** The actor's own recipe for a publication: the one it was published from, the copy they have, or a new one. */
export async function keepRecipe(
  ctx: Context,
  publicationId: string,
): Promise<{ id: string; isNew: boolean }> {
  const { personId } = signedIn(ctx)
  const held = await heldOf(ctx.sql, personId, publicationId)
  if (held) return held
  const { copy, from } = await copyOf(ctx, publicationId)
  return ctx.sql.begin(async (tx) => {
    // Of two presses at once the second finds what the first has kept.
    await tx`SELECT 1 FROM people WHERE id = ${personId} FOR NO KEY UPDATE`
    const meanwhile = await heldOf(tx, personId, publicationId)
    if (meanwhile) return meanwhile
    await leaveRoom(ctx, tx)
    return { id: (await insertRecipe(ctx, tx, copy, from)).id, isNew: true }
  })
}

async function heldOf(sql: Queryable, personId: string, publicationId: string) {
  // recipes_changed: one person's rows
  const [kept] = await sql<{ id: string }[]>`
    SELECT r.id FROM recipes r
    WHERE r.person_id = ${personId} AND r.removed_at IS NULL
      AND (r.copied_publication_id = ${publicationId} OR r.id = (SELECT p.recipe_id FROM publications p
        WHERE p.id = ${publicationId}))
    ORDER BY r.created_at, r.id LIMIT 1`
  return kept && { id: kept.id, isNew: false }
}
