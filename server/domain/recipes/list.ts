import type { RecipePage } from '../../../shared/wire/recipes.ts'
import { signedIn } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { Sql } from '../../db/client.ts'
import { type RecipeCardRow, recipeCard, recipeCardColumns } from './rows.ts'

export interface RecipeListQuery {
  q?: string | undefined
  tag?: string | undefined
  status?: 'draft' | 'ready' | undefined
  sort?: 'changed' | 'title' | 'cooked' | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

/** The actor's own recipes. One person's shelf is small, so pages go by position. */
export async function listRecipes(ctx: Context, query: RecipeListQuery): Promise<RecipePage> {
  const actor = signedIn(ctx)
  const { sql } = ctx
  const limit = query.limit ?? 30
  const offset = startOf(query.cursor)
  // recipes_changed: one person's rows
  const rows = await sql<RecipeCardRow[]>`
    SELECT ${recipeCardColumns(sql)} FROM recipes r
    WHERE r.person_id = ${actor.personId} AND r.removed_at IS NULL
      ${query.tag ? sql`AND r.tags @> ${[query.tag]}::text[]` : sql``}
      ${query.status ? sql`AND r.status = ${query.status}` : sql``}
      ${found(sql, wordsOf(query.q))}
    ORDER BY ${orderOf(sql, query.sort ?? 'changed')}
    LIMIT ${limit + 1} OFFSET ${offset}`
  return {
    items: rows.slice(0, limit).map(recipeCard),
    nextCursor: rows.length > limit ? String(offset + limit) : null,
  }
}

export async function listTags(ctx: Context): Promise<{ tag: string; count: number }[]> {
  const actor = signedIn(ctx)
  return ctx.sql<{ tag: string; count: number }[]>`
    SELECT tag, count(*)::int AS count FROM recipes r, unnest(r.tags) AS tag
    WHERE r.person_id = ${actor.personId} AND r.removed_at IS NULL
    GROUP BY tag ORDER BY count(*) DESC, tag LIMIT 200`
}

function startOf(cursor: string | undefined): number {
  return cursor && /^\d{1,7}$/.test(cursor) ? Number(cursor) : 0
}

/** Every word is in the title, in a tag or in what was typed as an ingredient. */
function found(sql: Sql, words: readonly string[]) {
  // The driver cannot put an empty list of fragments into a statement.
  if (words.length === 0) return sql``
  return words.map(
    (word) => sql`AND (r.title ILIKE ${word} OR array_to_string(r.tags, ' ') ILIKE ${word}
      OR EXISTS (SELECT 1 FROM jsonb_array_elements(r.ingredients) line WHERE line->>'text' ILIKE ${word}))`,
  )
}

function wordsOf(q: string | undefined): string[] {
  const words = (q ?? '').split(/\s+/).filter(Boolean).slice(0, 8)
  return words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
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
