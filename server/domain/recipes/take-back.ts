import type { Recipe } from '../../../shared/wire/recipes.ts'
import type { Context } from '../../kernel/context.ts'
import { editable } from './editors.ts'
import { saveRecipe } from './update.ts'
import { photosOf } from './version-content.ts'
import { versionOf } from './versions.ts'

/** The recipe says again what it once said. That is a new version: nothing of the ones between is lost. */
export async function takeBackVersion(
  ctx: Context,
  input: { id: string; number: number; version: number },
): Promise<Recipe> {
  const { id, version } = input
  await editable(ctx, ctx.sql, id)
  const { content, saved_at } = await versionOf(ctx.sql, input)
  const photos = photosOf(content)
  return saveRecipe(ctx, { ...content, id, version }, { savedAt: saved_at, photos })
}
