import type { PendingQuery, Row } from 'postgres'
import type { RecipePage } from '../../../shared/wire/recipes.ts'
import type { Sql } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { startOfPage } from '../../kernel/page-start.ts'
import { respelt, thingsAsked } from '../search/query.ts'
import { sharedWith } from './may-read.ts'
import { type RecipeCardRow, recipeCard, recipeCardColumns } from './rows.ts'

export interface RecipeListQuery {
  of?: 'mine' | 'kitchen' | undefined
  q?: string | undefined
  tag?: string | undefined
  cookbook?: string | undefined
  status?: 'draft' | 'ready' | undefined
  sort?: 'changed' | 'title' | 'cooked' | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

/** A part of a statement that begins with AND, or nothing. */
type Condition = PendingQuery<Row[]>

/** The actor's own recipes, or those of their kitchen. A household's shelf is small, so pages go by position. */
export async function listRecipes(ctx: Context, query: RecipeListQuery): Promise<RecipePage> {
  const page = await onePage(ctx, query)
  const { q } = query
  if (!q || page.items.length > 0 || query.cursor !== undefined) return page
  const meant = await respelt(ctx, ctx.readSql, q)
  return meant === null ? page : onePage(ctx, { ...query, q: meant })
}

function onePage(ctx: Context, { q = '', ...query }: RecipeListQuery): Promise<RecipePage> {
  return listMeeting(ctx, query, wordsFound(ctx.sql, q.trim()))
}

/** One page of those that meet a condition, besides what the address filters by. */
export async function listMeeting(
  ctx: Context,
  query: Omit<RecipeListQuery, 'q'>,
  condition: Condition,
): Promise<RecipePage> {
  const { sql } = ctx
  const limit = query.limit ?? 30
  const offset = startOfPage(query.cursor)
  const rows = await sql<RecipeCardRow[]>`
    SELECT ${recipeCardColumns(sql)} FROM recipes r
    WHERE ${shelf(ctx, query.cookbook ? 'all' : query.of)}
      ${query.cookbook ? inCookbook(ctx, query.cookbook) : sql``}
      ${query.tag ? sql`AND r.tags @> ${[query.tag]}::text[]` : sql``}
      ${query.status ? sql`AND r.status = ${query.status}` : sql``}
      ${condition}
    ORDER BY ${orderOf(sql, query.sort ?? 'changed')}
    LIMIT ${limit + 1} OFFSET ${offset}`
  return {
    items: rows.slice(0, limit).map((row) => recipeCard(ctx, row)),
    nextCursor: rows.length > limit ? String(offset + limit) : null,
  }
}

export async function listTags(
  ctx: Context,
  query: Pick<RecipeListQuery, 'of'>,
): Promise<{ tag: string; count: number }[]> {
  return ctx.sql<{ tag: string; count: number }[]>`
    SELECT tag, count(*)::int AS count FROM recipes r, unnest(r.tags) AS tag
    WHERE ${shelf(ctx, query.of)}
    GROUP BY tag ORDER BY count(*) DESC, tag LIMIT 200`
}

/** recipes_changed: the rows of one person, or of the few who cook together. */
function shelf(ctx: Context, of: RecipeListQuery['of'] | 'all') {
  const actor = signedIn(ctx)
  const { sql } = ctx
  const own = sql`r.person_id = ${actor.personId}`
  const shared = sharedWith(sql, actor)
  const whose = of === 'all' ? sql`(${own} OR ${shared})` : of === 'kitchen' ? shared : own
  return sql`${whose} AND r.removed_at IS NULL`
}

/** cookbook_recipes_pkey: what stands in a collection of the actor's kitchen. */
function inCookbook(ctx: Context, id: string) {
  return ctx.sql`AND EXISTS (SELECT 1 FROM cookbook_recipes held JOIN cookbooks c ON c.id = held.cookbook_id
    WHERE held.recipe_id = r.id AND c.id = ${id} AND c.kitchen_id = ${signedIn(ctx).kitchenId}
      AND c.removed_at IS NULL)`
}

/**
 * Everything that is asked for is in it, as the feed would understand it; or is in its title, a tag
 * or a line just as it was typed, be it a part of a word.
 */
export function wordsFound(sql: Sql, q: string): Condition {
  if (q === '') return sql``
  const things = thingsAsked(q)
  // The driver cannot put an empty list of fragments into a statement.
  if (things.length === 0) return sql`${typed(sql, [q])}`
  return sql`${things.map(
    ({ text, words }) => sql`AND (r.search @@ ${text}::tsquery OR (true ${typed(sql, words)}))`,
  )}`
}

function typed(sql: Sql, words: readonly string[]) {
  return words.map((word) => {
    const part = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    return sql`AND (r.title ILIKE ${part} OR array_to_string(r.tags, ' ') ILIKE ${part}
      OR EXISTS (SELECT 1 FROM jsonb_array_elements(r.ingredients) line WHERE line->>'text' ILIKE ${part}))`
  })
}

function orderOf(sql: Sql, sort: 'changed' | 'title' | 'cooked') {
  switch (sort) {
    case 'changed':
      return sql`r.updated_at DESC, r.id`
    case 'title':
      return sql`lower(r.title), r.id`
    case 'cooked':
      return sql`r.last_cooked_at DESC NULLS LAST, r.updated_at DESC, r.id`
  }
}
