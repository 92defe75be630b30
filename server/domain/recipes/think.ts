import type { z } from 'zod'
import type { Opinion, opinionInput } from '../../../shared/wire/recipes.ts'
import type { Context } from '../../kernel/context.ts'
import { writeOpinion } from './opinions.ts'
import { readableRecipe } from './read.ts'

/** Of one's own dish, or of one that is cooked in the kitchen. What is left out stays as it was. */
export async function thinkOf(
  ctx: Context,
  { id, rating, note }: z.output<typeof opinionInput>,
): Promise<Opinion> {
  const recipe = await readableRecipe(ctx, ctx.sql, id)
  return ctx.sql.begin((tx) => writeOpinion(ctx, tx, recipe.id, { rating, note }))
}
