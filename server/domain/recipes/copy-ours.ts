import type { Recipe } from '../../../shared/wire/recipes.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { copiedInput } from './copied.ts'
import { readableRecipe } from './read.ts'
import { recipeView } from './rows.ts'
import { wholeRow } from './whole.ts'
import { checkQuota, insertRecipe } from './write.ts'

/** A copy of what somebody else of the kitchen has written, to be changed freely; it names them. */
export async function copyOurs(ctx: Context, input: { id: string }): Promise<Recipe> {
  const { personId } = signedIn(ctx)
  const original = await readableRecipe(ctx, ctx.sql, input.id)
  if (original.person_id === personId) throw new DomainError('recipe_own_already')
  const source = await wholeRow(ctx.sql, original)
  await checkQuota(ctx, ctx.sql)
  const row = await ctx.sql.begin((tx) =>
    insertRecipe(
      ctx,
      tx,
      {
        ...copiedInput(source),
        sourceUrl: source.source_url,
        sourceAuthor: source.source_author,
      },
      {
        publicationId: source.publication_id,
        title: source.copied_title ?? source.title,
        author: source.copied_author ?? source.author,
        photoId: source.photo_id,
        morePhotoIds: source.more_photos,
      },
    ),
  )
  return recipeView(ctx, row)
}
