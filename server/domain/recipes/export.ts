import { writeZip, type ZipFile } from '../../archives/zip/write.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { countOwnUse } from '../limits/count-use.ts'
import { ownRecipe } from './read.ts'
import { type RecipeRow, recipeColumns, totalMinutes } from './rows.ts'

/** A recipe as schema.org describes one, so that any other program can read it. */
export type ExportedRecipe = Readonly<Record<string, unknown>>

/** All recipes of the actor, drafts too, as the text of one list of schema.org JSON-LD. */
export async function exportRecipes(ctx: Context): Promise<AsyncGenerator<Uint8Array>> {
  await countOwnUse(ctx, 'export')
  return listed(ctx)
}

async function* listed(ctx: Context): AsyncGenerator<Uint8Array> {
  let before = '[\n'
  for await (const rows of ownInTurn(ctx)) {
    const recipes = rows.map((row) => JSON.stringify(exported(ctx, row), null, 2))
    yield Buffer.from(before + recipes.join(',\n'))
    before = ',\n'
  }
  yield Buffer.from(before === '[\n' ? '[]\n' : '\n]\n')
}

/** The same, with their photos beside them: everything that another home would need. */
export async function exportArchive(ctx: Context): Promise<AsyncGenerator<Uint8Array>> {
  await countOwnUse(ctx, 'export')
  return writeZip(archived(ctx))
}

/** A list for every so many recipes: one list of all would have to be in memory as a whole. */
async function* archived(ctx: Context): AsyncGenerator<ZipFile> {
  let lists = 0
  for await (const rows of ownInTurn(ctx)) {
    const recipes: ExportedRecipe[] = []
    for (const row of rows) {
      const recipe = exported(ctx, row)
      const file = row.photo_id ? await ctx.photos.get(row.photo_id, 'large') : null
      if (file) {
        const name = `photos/${row.photo_id}.webp`
        const content = new Uint8Array(await file.arrayBuffer())
        recipes.push({
          ...recipe,
          image: [name, ...((recipe['image'] as string[] | undefined) ?? [])],
        })
        yield { name, content, packed: true }
      } else recipes.push(recipe)
    }
    yield listOf(recipes, lists++)
  }
  if (lists === 0) yield listOf([], 0)
}

function listOf(recipes: readonly ExportedRecipe[], at: number): ZipFile {
  const name = at === 0 ? 'recipes.json' : `recipes-${at + 1}.json`
  return { name, content: Buffer.from(JSON.stringify(recipes, null, 2)) }
}

// As slowly as it is read on the other side: so many are in memory, and no more.
const atOnce = 100

/** An id starts with the time, so this is the order in which they were written. */
export async function* ownInTurn(ctx: Context): AsyncGenerator<RecipeRow[]> {
  const { personId } = signedIn(ctx)
  let last = ''
  do {
    // recipes_changed: one person's rows
    const rows: RecipeRow[] = await ctx.sql<RecipeRow[]>`
      SELECT ${recipeColumns(ctx.sql)} FROM recipes r
      WHERE r.person_id = ${personId} AND r.removed_at IS NULL AND r.id > ${last}
      ORDER BY r.id LIMIT ${atOnce}`
    if (rows.length > 0) yield rows
    last = rows.length < atOnce ? '' : (rows.at(-1)?.id ?? '')
  } while (last !== '')
}

/** One of the actor's recipes in the same words. */
export async function exportRecipe(ctx: Context, input: { id: string }): Promise<ExportedRecipe> {
  return exported(ctx, await ownRecipe(ctx, ctx.sql, input.id))
}

function exported(ctx: Context, row: RecipeRow): ExportedRecipe {
  const { baseUrl } = ctx.config
  const page = row.publication_id === null ? null : `${baseUrl}/r/${row.publication_id}`
  const total = totalMinutes(row)
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
    ...(row.source_author && { author: { '@type': 'Person', name: row.source_author } }),
    ...(row.copied_author && { creditText: row.copied_author }),
  }
}

/** ISO 8601: 90 is PT1H30M. */
function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}
