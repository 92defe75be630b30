import type { VersionContent } from '../../../shared/wire/recipe-versions.ts'
import type { Recipe } from '../../../shared/wire/recipes.ts'
import type { Queryable } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { editable } from './editors.ts'
import { mayBeTakenBy } from './may-read.ts'
import { saveRecipe } from './update.ts'
import { photosOf } from './version-content.ts'
import { versionOf } from './versions.ts'

/** The recipe says again what it once said. That is a new version: nothing of the ones between is lost. */
export async function takeBackVersion(
  ctx: Context,
  input: { id: string; number: number; version: number },
): Promise<Recipe> {
  const { id, version } = input
  const recipe = await editable(ctx, ctx.sql, id)
  const { content, saved_at: savedAt } = await versionOf(ctx.sql, input)
  const today = await asItCanBe(ctx.sql, recipe.person_id, content)
  return saveRecipe(ctx, { ...today, id, version }, { savedAt, photos: photosOf(today) })
}

/** Photos and other recipes may have gone since with whoever had them: what takes one keeps its words. */
async function asItCanBe(
  sql: Queryable,
  ownerId: string,
  content: VersionContent,
): Promise<VersionContent> {
  const taken = content.ingredients.flatMap(({ recipeId }) => recipeId ?? [])
  // photos_pkey, recipes_pkey
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM photos WHERE id = ANY(${photosOf(content)})
    UNION ALL SELECT r.id FROM recipes r WHERE r.id = ANY(${taken}) AND ${mayBeTakenBy(sql, ownerId)}`
  const there = new Set(rows.map((row) => row.id))
  const kept = (id: string | null | undefined) => (id && there.has(id) ? id : null)
  return {
    ...content,
    photoId: kept(content.photoId),
    morePhotoIds: (content.morePhotoIds ?? []).filter((id) => there.has(id)),
    ingredients: content.ingredients.map(({ text, recipeId }) => ({
      text,
      recipeId: kept(recipeId),
    })),
  }
}
