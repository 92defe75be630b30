import { type CookbookPages, mostPrinted } from '../../../shared/wire/cookbooks.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { sharedWith } from '../recipes/may-read.ts'
import { type RecipeRow, recipeColumns, recipeView } from '../recipes/rows.ts'
import { wholeRow } from '../recipes/whole.ts'

/** A cookbook to be read and printed: its recipes written out, by their names. */
export async function readCookbook(ctx: Context, input: { id: string }): Promise<CookbookPages> {
  const actor = signedIn(ctx)
  const { sql } = ctx
  const [book] = await sql<{ name: string }[]>`
    SELECT name FROM cookbooks
    WHERE id = ${input.id} AND kitchen_id = ${actor.kitchenId} AND removed_at IS NULL`
  if (!book) throw new DomainError('cookbook_unknown')
  // cookbook_recipes_pkey, recipes_pkey
  const rows = await sql<RecipeRow[]>`
    SELECT ${recipeColumns(sql)} FROM recipes r
    WHERE r.id IN (SELECT recipe_id FROM cookbook_recipes WHERE cookbook_id = ${input.id})
      AND r.removed_at IS NULL AND (r.person_id = ${actor.personId} OR ${sharedWith(sql, actor)})
    ORDER BY lower(r.title), r.id LIMIT ${mostPrinted + 1}`
  const whole = await Promise.all(rows.slice(0, mostPrinted).map((row) => wholeRow(sql, row)))
  return {
    name: book.name,
    more: rows.length > mostPrinted,
    recipes: whole.map((row) => {
      const { id, title, author, description, language, servings, totalMinutes, photo, notes } =
        recipeView(ctx, row)
      const lines = row.ingredients.map(({ text, heading = false }) => ({ text, heading }))
      const steps = row.steps.map(({ text, part = null }) => ({ text, part }))
      const photoUrl = photo?.medium ?? null
      const said = { title, author, description, language, servings, totalMinutes, notes }
      return { id, ...said, photoUrl, lines, steps }
    }),
  }
}
