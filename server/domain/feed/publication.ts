import { dietsOf } from '../../../shared/food/diets.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { type PriceOf, priceOfLines } from '../../../shared/food/price.ts'
import type { PublicationView } from '../../../shared/wire/feed.ts'
import type { Ingredient, Step } from '../../../shared/wire/recipes.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { priceBook } from '../prices/book.ts'
import { derivedFacts } from '../recipes/derived.ts'
import { totalMinutes } from '../recipes/rows.ts'
import { type CardRow, cardColumns, feedItem } from './card.ts'

interface PublicationRow extends CardRow {
  description: string
  language: 'uk' | 'en'
  prep_minutes: number | null
  ingredients: Ingredient[]
  steps: Step[]
  tags: string[]
}

export async function getPublication(
  ctx: Context,
  input: { publicationId: string },
): Promise<PublicationView> {
  if (!ctx.config.feedEnabled) throw new DomainError('feed_off')
  // What cannot be an id, such as one with a null byte, need not trouble the database.
  if (!/^\w{1,60}$/.test(input.publicationId)) throw new DomainError('publication_unknown')
  const sql = ctx.actor ? ctx.sql : ctx.readSql
  const [row] = await sql<PublicationRow[]>`
    SELECT ${cardColumns(ctx, sql)}, r.description, r.language, r.prep_minutes, r.ingredients, r.steps, r.tags
    FROM publications p JOIN people a ON a.id = p.author_id JOIN recipes r ON r.id = p.recipe_id
    WHERE p.id = ${input.publicationId} AND p.withdrawn_at IS NULL`
  if (!row) throw new DomainError('publication_unknown')
  return view(ctx, row, await priceBook(ctx))
}

function view(ctx: Context, row: PublicationRow, priceOf: PriceOf): PublicationView {
  const lines = row.ingredients
  return {
    ...feedItem(ctx, row),
    description: row.description,
    language: row.language,
    prepMinutes: row.prep_minutes,
    totalMinutes: totalMinutes(row.prep_minutes, row.cook_minutes),
    ingredients: lines.map(publicLine),
    url: `${ctx.config.baseUrl}/r/${row.id}`,
    tags: row.tags,
    ...derivedFacts(lines, row.steps),
    lines,
    linePrices: priceOfLines(lines, row.servings, priceOf).lines,
    dietVerdicts: dietsOf(lines),
  }
}

function publicLine(line: ParsedLine) {
  return {
    text: line.text,
    food: line.food ?? null,
    quantity: line.quantity ?? null,
    unit: line.unit ?? null,
    note: line.note ?? null,
  }
}
