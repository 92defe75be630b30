import type { MealSlot } from '../../../shared/meals.ts'
import type { Context } from '../../kernel/context.ts'
import { shownRecipe } from '../recipes/shown.ts'

/** The tags by which authors say for which meal a dish is. */
const tagsFor: Partial<Record<MealSlot, readonly string[]>> = {
  breakfast: ['сніданок', 'breakfast', 'snídaně'],
  dinner: ['вечеря', 'dinner', 'supper', 'večeře'],
}

// The best liked are enough to choose from, however large the feed is.
const chosenFrom = 500

/** Publications for a meal that the kitchen does not eat yet, the best liked first, in the reader's language if possible. */
export async function sampleDishes(
  ctx: Context,
  slot: MealSlot,
  wanted: number,
  except: readonly string[],
): Promise<string[]> {
  // publications_popular, then by primary key
  const rows = await ctx.sql<{ id: string }[]>`
    SELECT p.id FROM (
      SELECT id, recipe_id, shown_id, likes, published_at FROM publications WHERE withdrawn_at IS NULL
      ORDER BY likes DESC, published_at DESC LIMIT ${chosenFrom}) p
    JOIN recipes r ON r.id = ${shownRecipe(ctx.sql)}
    WHERE r.tags && ${[...(tagsFor[slot] ?? [])]} AND NOT p.id = ANY(${[...except]})
    ORDER BY (r.language = ${ctx.language}) DESC, p.likes DESC, p.published_at DESC LIMIT ${wanted}`
  return rows.map((row) => row.id)
}
