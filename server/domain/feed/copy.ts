import type { Recipe } from '../../../shared/wire/recipes.ts'
import { signedIn } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { createRecipe } from '../recipes/write.ts'
import { getPublication } from './publication.ts'

/** A recipe of the actor's own, made from a published one, that says where it came from. */
export async function copyRecipe(ctx: Context, input: { publicationId: string }): Promise<Recipe> {
  signedIn(ctx)
  const source = await getPublication(ctx, input)
  // The photo stays one file, shared by the copies, for as long as its author keeps it.
  const [row] = await ctx.sql<{ photo_id: string | null }[]>`
    SELECT photo_id FROM publications WHERE id = ${source.id}`
  return createRecipe(
    ctx,
    {
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
    {
      publicationId: source.id,
      title: source.title,
      author: source.author.displayName,
      photoId: row?.photo_id ?? null,
    },
  )
}

/** The actor's own recipe for a publication: the one it was published from, the copy they have, or a new one. */
export async function keepRecipe(
  ctx: Context,
  publicationId: string,
): Promise<{ id: string; isNew: boolean }> {
  const actor = signedIn(ctx)
  // recipes_changed: one person's rows
  const [kept] = await ctx.sql<{ id: string }[]>`
    SELECT r.id FROM recipes r
    WHERE r.person_id = ${actor.personId} AND r.removed_at IS NULL
      AND (r.copied_publication_id = ${publicationId} OR r.id = (SELECT p.recipe_id FROM publications p
        WHERE p.id = ${publicationId}))
    ORDER BY r.created_at, r.id LIMIT 1`
  if (kept) return { id: kept.id, isNew: false }
  return { id: (await copyRecipe(ctx, { publicationId })).id, isNew: true }
}
