import { writeZip, type ZipFile } from '../../archives/zip/write.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { countOwnUse } from '../limits/count-use.ts'
import {
  fileOfPhoto,
  photosOfVersions,
  type VersionBrought,
  versionsOfAll,
} from './brought-versions.ts'
import { opinionOf } from './opinions.ts'
import { inParts } from './parts.ts'
import { ownRecipe } from './read.ts'
import { copiedFrom, type RecipeRow, recipeColumns, totalMinutes } from './rows.ts'

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
  return writeZip(recipeFiles(ctx))
}

/** A list for every so many recipes: one list of all would have to be in memory as a whole. */
export async function* recipeFiles(ctx: Context): AsyncGenerator<ZipFile> {
  let lists = 0
  const written = new Set<string>()
  for await (const rows of ownInTurn(ctx)) {
    let recipes: ExportedRecipe[] = []
    let size = 0
    const histories = await versionsOfAll(
      ctx,
      rows.map((row) => row.id),
    )
    for (const row of rows) {
      const history = histories.get(row.id) ?? []
      const recipe = withHistory(exported(ctx, row), row, history)
      const names: string[] = []
      const own = photosOf(row)
      for (const id of new Set([...own, ...photosOfVersions(history)])) {
        const file = await ctx.photos.get(id, 'large')
        if (!file) continue
        const name = fileOfPhoto(id)
        if (own.includes(id)) names.push(name)
        // A photo may be that of several recipes.
        if (written.has(id)) continue
        written.add(id)
        yield { name, content: new Uint8Array(await file.arrayBuffer()), packed: true }
      }
      const addresses = (recipe['image'] as string[] | undefined) ?? []
      recipes.push(names.length > 0 ? { ...recipe, image: [...names, ...addresses] } : recipe)
      size += JSON.stringify(recipe).length
      if (size < largestList) continue
      yield listOf(recipes, lists++)
      recipes = []
      size = 0
    }
    if (recipes.length > 0) yield listOf(recipes, lists++)
  }
  if (lists === 0) yield listOf([], 0)
}

/** A list is read as a whole where it is taken in, and fifty versions of a long recipe are a long text. */
const largestList = 4 * 1024 * 1024

function withHistory(
  recipe: ExportedRecipe,
  { version }: OwnRow,
  versions: readonly VersionBrought[],
): ExportedRecipe {
  if (versions.length === 0) return recipe
  return { ...recipe, komora: { ...(recipe['komora'] as object), savings: version, versions } }
}

function listOf(recipes: readonly ExportedRecipe[], at: number): ZipFile {
  const name = at === 0 ? 'recipes.json' : `recipes-${at + 1}.json`
  return { name, content: Buffer.from(JSON.stringify(recipes, null, 2)) }
}

// As slowly as it is read on the other side: so many are in memory, and no more.
const atOnce = 100

/** An id starts with the time, so this is the order in which they were written. */
export async function* ownInTurn(ctx: Context): AsyncGenerator<OwnRow[]> {
  const { personId } = signedIn(ctx)
  let last = ''
  do {
    // recipes_changed: one person's rows
    const rows: OwnRow[] = await ctx.sql<OwnRow[]>`
      SELECT ${recipeColumns(ctx.sql)}, o.rating, o.note AS own_note FROM recipes r
      LEFT JOIN recipe_opinions o ON o.recipe_id = r.id AND o.person_id = ${personId}
      WHERE r.person_id = ${personId} AND r.removed_at IS NULL AND r.id > ${last}
      ORDER BY r.id LIMIT ${atOnce}`
    if (rows.length > 0) yield rows
    last = rows.length < atOnce ? '' : (rows.at(-1)?.id ?? '')
  } while (last !== '')
}

/** One of the actor's recipes in the same words. */
export async function exportRecipe(ctx: Context, input: { id: string }): Promise<ExportedRecipe> {
  const row = await ownRecipe(ctx, ctx.sql, input.id)
  const { rating, note } = await opinionOf(ctx, ctx.sql, row.id)
  return exported(ctx, { ...row, rating, own_note: note })
}

/** A recipe, and what its owner thinks of it. */
export type OwnRow = RecipeRow & { rating: number | null; own_note: string | null }

export const photosOf = (row: RecipeRow) => [
  ...(row.photo_id ? [row.photo_id] : []),
  ...row.more_photos,
]

function exported(ctx: Context, row: OwnRow): ExportedRecipe {
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
    ...(photosOf(row).length > 0 && {
      image: photosOf(row).map((id) => `${baseUrl}/photos/${id}/large.webp`),
    }),
    recipeIngredient: row.ingredients.map((line) => line.text),
    recipeInstructions: inParts(
      row.steps.map(({ text, minutes, part }) => ({
        part,
        step: {
          '@type': 'HowToStep',
          text,
          ...(minutes !== null && { timeRequired: isoDuration(minutes) }),
        },
      })),
    ),
    ...(row.equipment.length > 0 && {
      tool: row.equipment.map((name) => ({ '@type': 'HowToTool', name })),
    }),
    ...(row.video_url && {
      video: { '@type': 'VideoObject', name: row.title, url: row.video_url },
    }),
    ...(row.notes !== '' && { comment: { '@type': 'Comment', text: row.notes } }),
    ...(row.source_url && { isBasedOn: row.source_url }),
    ...(row.source_author && { author: { '@type': 'Person', name: row.source_author } }),
    ...(row.copied_author && { creditText: row.copied_author }),
    komora: beyond(row),
  }
}

/** What schema.org has no word for; the version tells our own reader what to expect. */
function beyond(row: OwnRow) {
  const said = {
    yieldText: row.yield_text,
    restMinutes: row.rest_minutes,
    rating: row.rating,
    note: row.own_note || null,
    lastCookedAt: row.last_cooked_at?.toISOString() ?? null,
    takes: takenBy(row),
    replaced: row.replaced.length > 0 ? row.replaced : null,
    copiedFrom: row.copied_title === null ? null : copiedFrom(row, row.copied_title),
  }
  const filled = Object.entries(said).filter(([, value]) => value !== null)
  return { version: 2, ...Object.fromEntries(filled) }
}

/** Which lines take another recipe, by the name that it has in the same file. */
function takenBy({ ingredients }: OwnRow) {
  const takes = ingredients.flatMap(({ text, recipe }) =>
    recipe ? { text, recipe: recipe.id } : [],
  )
  return takes.length > 0 ? takes : null
}

/** ISO 8601: 90 is PT1H30M. */
function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}
