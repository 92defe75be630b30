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
