import { dietsOf } from '../../../shared/food/diets.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { type PriceOf, priceOfLines } from '../../../shared/food/price.ts'
import { foodsOnlyInSteps } from '../../../shared/food/told-in-steps.ts'
import type { Publication, PublicationView } from '../../../shared/wire/feed.ts'
import type { Ingredient, Step } from '../../../shared/wire/recipes.ts'
import type { Queryable } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { photoPaths } from '../photos/paths.ts'
import { priceBook } from '../prices/book.ts'
import { derivedFacts } from '../recipes/derived.ts'
import { type DetailColumns, detailColumns, detailsOf } from '../recipes/details.ts'
import { shownRecipe } from '../recipes/shown.ts'
import { wholeRow } from '../recipes/whole.ts'
import { type CardRow, cardColumns, feedItem } from './card.ts'

export interface PublicationRow extends CardRow, DetailColumns {
  description: string
  prep_minutes: number | null
  ingredients: Ingredient[]
  steps: Step[]
  tags: string[]
}

export async function getPublication(
  ctx: Context,
  input: { publicationId: string },
): Promise<PublicationView> {
  return view(ctx, await publicationRow(ctx, input.publicationId), await priceBook(ctx))
}

/** Several at once, in the order of the ids; one that is not in the feed is left out. */
export async function getPublications(
  ctx: Context,
  ids: readonly string[],
): Promise<PublicationView[]> {
  const [rows, priceOf] = await Promise.all([publicationRows(ctx, ids), priceBook(ctx)])
  return rows.map((row) => view(ctx, row, priceOf))
}

/** What is in the feed under this id, with its recipe as its author wrote it. */
export async function publicationRow(
  ctx: Context,
  id: string,
  sql?: Queryable,
): Promise<PublicationRow> {
  const [row] = await publicationRows(ctx, [id], sql)
  if (!row) throw new DomainError('publication_unknown')
  return row
}

async function publicationRows(
  ctx: Context,
  ids: readonly string[],
  sql: Queryable = ctx.actor ? ctx.sql : ctx.readSql,
): Promise<PublicationRow[]> {
  if (!ctx.config.feedEnabled) throw new DomainError('feed_off')
  // What cannot be an id, such as one with a null byte, need not trouble the database.
  const possible = [...new Set(ids)].filter((id) => /^\w{1,60}$/.test(id))
  if (possible.length === 0) return []
  // publications_pkey, recipes_pkey
  const rows = await sql<PublicationRow[]>`
    SELECT ${cardColumns(ctx, sql)}, r.description, r.prep_minutes, r.ingredients, r.steps, r.tags,
      ${detailColumns(sql)}
    FROM publications p JOIN people a ON a.id = p.author_id JOIN recipes r ON r.id = ${shownRecipe(sql)}
    WHERE p.id = ANY(${possible}) AND p.withdrawn_at IS NULL`
  // Whoever reads it in the feed has no other page to go to.
  const whole = await Promise.all(rows.map((row) => wholeRow(sql, row)))
  const byId = new Map(whole.map((row) => [row.id, row]))
  return possible.flatMap((id) => byId.get(id) ?? [])
}

function view(ctx: Context, row: PublicationRow, priceOf: PriceOf): PublicationView {
  const lines = row.ingredients
  return {
    ...feedItem(ctx, row),
    description: row.description,
    prepMinutes: row.prep_minutes,
    ingredients: lines.map(publicLine),
    url: `${ctx.config.baseUrl}/r/${row.id}`,
    tags: row.tags,
    ...detailsOf(row),
    morePhotoUrls: row.more_photos.map((id) => ctx.config.baseUrl + photoPaths(id).medium),
    ...derivedFacts(lines, row.steps, row.servings, row.language, row.replaced),
    lines,
    linePrices: priceOfLines(lines, row.servings, priceOf).lines,
    dietVerdicts: dietsOf(lines, foodsOnlyInSteps(row)),
  }
}

function publicLine({ more, ...line }: ParsedLine): Publication['ingredients'][number] {
  return {
    ...publicNeed(line),
    ...(more && { more: more.map(publicNeed) }),
  }
}

function publicNeed(line: ParsedLine) {
  return {
    text: line.text,
    food: line.food ?? null,
    quantity: line.quantity ?? null,
    unit: line.unit ?? null,
    note: line.note ?? null,
  }
}
