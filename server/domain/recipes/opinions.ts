import type { Opinion } from '../../../shared/wire/recipes.ts'
import type { Queryable } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'

/** What the actor thinks of a dish, and nobody else is told. */
export async function opinionOf(ctx: Context, sql: Queryable, recipeId: string): Promise<Opinion> {
  // recipe_opinions_pkey
  const [row] = await sql<Opinion[]>`
    SELECT rating, note FROM recipe_opinions
    WHERE person_id = ${signedIn(ctx).personId} AND recipe_id = ${recipeId}`
  return row ?? { rating: null, note: '' }
}

/** Inside a transaction of the caller's, who knows that the actor may read the recipe. */
export async function writeOpinion(
  ctx: Context,
  sql: Queryable,
  recipeId: string,
  { rating, note }: { rating?: number | null | undefined; note?: string | undefined },
): Promise<Opinion> {
  const { personId } = signedIn(ctx)
  const [row] = await sql<Opinion[]>`
    INSERT INTO recipe_opinions AS o (person_id, recipe_id, rating, note, changed_at)
    VALUES (${personId}, ${recipeId}, ${rating ?? null}, ${note ?? ''}, ${ctx.now()})
    ON CONFLICT (person_id, recipe_id) DO UPDATE SET changed_at = EXCLUDED.changed_at,
      rating = ${rating === undefined ? sql`o.rating` : sql`EXCLUDED.rating`},
      note = ${note === undefined ? sql`o.note` : sql`EXCLUDED.note`}
    RETURNING rating, note`
  if (!row) throw new Error('An upsert always returns its row.')
  return row
}
