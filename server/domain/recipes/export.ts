import { signedIn } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { ownRecipe } from './read.ts'
import { type RecipeRow, recipeColumns, totalMinutes } from './rows.ts'

/** A recipe as schema.org describes one, so that any other program can read it. */
export type ExportedRecipe = Readonly<Record<string, unknown>>

/** All recipes of the actor, drafts too, as schema.org JSON-LD. */
export async function exportRecipes(ctx: Context): Promise<ExportedRecipe[]> {
  const actor = signedIn(ctx)
  // recipes_changed: one person's rows
  const rows = await ctx.sql<RecipeRow[]>`
    SELECT ${recipeColumns(ctx.sql)} FROM recipes r
    WHERE r.person_id = ${actor.personId} AND r.removed_at IS NULL ORDER BY r.created_at, r.id`
  return rows.map((row) => exported(ctx, row))
}

/** One of the actor's recipes in the same words. */
export async function exportRecipe(ctx: Context, input: { id: string }): Promise<ExportedRecipe> {
  return exported(ctx, await ownRecipe(ctx, ctx.sql, input.id))
}

function exported(ctx: Context, row: RecipeRow): ExportedRecipe {
  const { baseUrl } = ctx.config
  const page = row.publication_id === null ? null : `${baseUrl}/r/${row.publication_id}`
  const total = totalMinutes(row.prep_minutes, row.cook_minutes)
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    identifier: row.id,
    ...(page && { '@id': page, url: page }),
    name: row.title,
    ...(row.description !== '' && { description: row.description }),
    inLanguage: row.language,
    creativeWorkStatus: row.status === 'draft' ? 'Draft' : 'Published',
    dateCreated: row.created_at.toISOString(),
    dateModified: row.updated_at.toISOString(),
    recipeYield: row.servings,
    ...(row.prep_minutes !== null && { prepTime: isoDuration(row.prep_minutes) }),
    ...(row.cook_minutes !== null && { cookTime: isoDuration(row.cook_minutes) }),
    ...(total !== null && { totalTime: isoDuration(total) }),
    ...(row.tags.length > 0 && { keywords: row.tags }),
    ...(row.photo_id && { image: [`${baseUrl}/photos/${row.photo_id}/large.webp`] }),
    recipeIngredient: row.ingredients.map((line) => line.text),
    recipeInstructions: row.steps.map((step) => ({
      '@type': 'HowToStep',
      text: step.text,
      ...(step.minutes !== null && { timeRequired: isoDuration(step.minutes) }),
    })),
    ...(row.source_url && { isBasedOn: row.source_url }),
    ...(row.copied_author && { creditText: row.copied_author }),
  }
}

/** ISO 8601: 90 is PT1H30M. */
function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}
