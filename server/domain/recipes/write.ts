import { readerVersion } from '../../../shared/food/line/version.ts'
import { languageOfAuthor, languageOfRecipe } from '../../../shared/language/of-text.ts'
import { settled } from '../../../shared/language/written.ts'
import type { Recipe, RecipeInput, Step } from '../../../shared/wire/recipes.ts'
import type { Queryable, Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { priceBook } from '../prices/book.ts'
import { searchDocument, searchVersion } from '../search/document.ts'
import { withDetails } from './details.ts'
import { described } from './publication.ts'
import { type RecipeRow, recipeColumns, recipeView } from './rows.ts'
import { readTaking, takesAny, typedLines, writeTaken } from './taking.ts'
import { type LinesRead, readAhead, roundedPrice, type Understood } from './understand.ts'

/** Far more than anybody cooks; it only keeps one account from filling the disk. */
const mostRecipes = 20_000

/** Where a copy came from, and the photo that it shares with its original. */
export interface CopiedFrom {
  /** Null where the original is a recipe of the kitchen's, and in no feed. */
  publicationId: string | null
  title: string
  author: string
  photoId: string | null
  morePhotoIds: readonly string[]
}

export async function createRecipe(
  ctx: Context,
  input: RecipeInput,
  copiedFrom?: CopiedFrom,
): Promise<Recipe> {
  await checkQuota(ctx, ctx.sql)
  await ownPhotos(ctx, ctx.sql, [input.photoId, ...(input.morePhotoIds ?? [])])
  const read = await readAhead(ctx, input.ingredients)
  return recipeView(
    ctx,
    await ctx.sql.begin((tx) => insertRecipe(ctx, tx, input, copiedFrom, read)),
  )
}

/** The new row, inside a transaction of the caller's: a proposal saves its draft the same way. */
export async function insertRecipe(
  ctx: Context,
  tx: Transaction,
  input: RecipeInput,
  copiedFrom?: CopiedFrom,
  read?: LinesRead,
): Promise<RecipeRow> {
  const actor = signedIn(ctx)
  const declared = input.language ?? languageOfAuthor(input, ctx.language)
  const language = settled(languageOfRecipe(input), declared) ?? ctx.language
  const { ingredients, price } = await understood(ctx, tx, actor.personId, {
    typed: typedLines(input.ingredients),
    read,
  })
  const tags = unique(input.tags)
  const steps = storedSteps(input.steps)
  const details = withDetails(input)
  const search = searchDocument(
    described({
      ...{ title: input.title, description: input.description, servings: input.servings },
      ...{ prep_minutes: input.prepMinutes ?? null, cook_minutes: input.cookMinutes ?? null },
      ...{ tags, ingredients, steps, estimated_price: price, ...details },
    }),
  )
  const [row] = await tx<RecipeRow[]>`
    INSERT INTO recipes AS r (id, person_id, status, title, description, language, servings, prep_minutes,
      cook_minutes, tags, ingredients, steps, estimated_price, photo_id, source_url,
      source_author, notes, yield_text, rest_minutes, equipment, video_url, more_photos, replaced,
      copied_publication_id, copied_title, copied_author, created_at, updated_at, reader_version,
      search, search_version)
    VALUES (${newId('rec')}, ${actor.personId}, ${input.status}, ${input.title}, ${input.description}, ${language},
      ${input.servings}, ${input.prepMinutes ?? null}, ${input.cookMinutes ?? null}, ${tags},
      ${tx.json(ingredients as never)}, ${tx.json(steps as never)}, ${price},
      ${copiedFrom?.photoId ?? input.photoId ?? null}, ${input.sourceUrl ?? null}, ${input.sourceAuthor || null},
      ${details.notes}, ${details.yield_text}, ${details.rest_minutes}, ${details.equipment},
      ${details.video_url}, ${[...(copiedFrom?.morePhotoIds ?? details.more_photos)]},
      ${tx.json(details.replaced as never)}, ${copiedFrom?.publicationId ?? null},
      ${copiedFrom?.title ?? null}, ${copiedFrom?.author ?? null}, ${ctx.now()}, ${ctx.now()},
      ${readerVersion}, ${search}::tsvector, ${searchVersion})
    RETURNING ${recipeColumns(tx)}`
  if (!row) throw new Error('An insert always returns its row.')
  if (takesAny(ingredients)) await writeTaken(tx, row, ingredients)
  return row
}

/** What is typed, with what it takes of other recipes. */
export async function understood(
  ctx: Context,
  tx: Transaction,
  ownerId: string,
  { typed, read }: { typed: ReturnType<typeof typedLines>; read: LinesRead | undefined },
): Promise<Understood> {
  const ingredients = await readTaking(tx, ownerId, typed, read)
  const price = roundedPrice(ingredients, await priceBook(ctx, tx), ctx.config.currency)
  return { ingredients, price }
}

export function storedSteps(steps: RecipeInput['steps']): Step[] {
  return steps.map(({ text, minutes, part }) => ({
    text,
    minutes: minutes ?? null,
    ...(part && { part }),
  }))
}

export function unique(tags: readonly string[]): string[] {
  return [...new Set(tags)]
}

/** Refuses a recipe too many, before one is inserted. */
export async function checkQuota(ctx: Context, sql: Queryable): Promise<void> {
  const { personId } = signedIn(ctx)
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*)::int AS count FROM recipes WHERE person_id = ${personId} AND removed_at IS NULL`
  if ((row?.count ?? 0) >= mostRecipes)
    throw new DomainError('recipes_too_many', { limit: mostRecipes })
}

export async function ownPhotos(
  ctx: Context,
  sql: Queryable,
  ids: readonly (string | null | undefined)[],
): Promise<void> {
  const wanted = [...new Set(ids.flatMap((id) => id || []))]
  if (wanted.length === 0) return
  // A picture of a line of a list is shown beside that line alone.
  const rows = await sql`
    SELECT 1 FROM photos WHERE id = ANY(${wanted}) AND person_id = ${signedIn(ctx).personId}
      AND starts_with(id, 'pho_')`
  if (rows.length < wanted.length) throw new DomainError('photo_unknown')
}
