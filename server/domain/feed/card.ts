import type { Language } from '../../../shared/language/languages.ts'
import type { FeedItem } from '../../../shared/wire/feed.ts'
import type { Queryable } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { photoPaths } from '../photos/paths.ts'

export interface CardRow {
  id: string
  title: string
  language: Language
  author_id: string
  author_name: string
  servings: number
  cook_minutes: number | null
  total_minutes: number | null
  estimated_price: number | null
  price_per_serving: number | null
  published_at: number
  photo_id: string | null
  likes: number
  liked: boolean | null
  following: boolean | null
}

/** Needs `publications p` and `people a` in the statement. */
export function cardColumns(ctx: Context, sql: Queryable) {
  const me = ctx.actor?.personId
  return sql`p.id, p.title, p.language, p.author_id, a.display_name AS author_name, p.servings, p.cook_minutes,
    p.total_minutes, p.estimated_price, p.price_per_serving, p.published_at, p.photo_id, p.likes,
    ${
      me
        ? sql`EXISTS (SELECT 1 FROM likes l WHERE l.publication_id = p.id AND l.person_id = ${me}) AS liked,
          EXISTS (SELECT 1 FROM follows f WHERE f.author_id = p.author_id AND f.follower_id = ${me}) AS following`
        : sql`NULL AS liked, NULL AS following`
    }`
}

export function feedItem(ctx: Context, row: CardRow): FeedItem {
  return {
    id: row.id,
    title: row.title,
    language: row.language,
    author: { id: row.author_id, displayName: row.author_name },
    servings: row.servings,
    cookMinutes: row.cook_minutes,
    totalMinutes: row.total_minutes,
    // Whole numbers by the contract: zero is a price that nobody knows.
    estimatedPrice: row.estimated_price ?? 0,
    pricePerServing: row.price_per_serving ?? 0,
    currency: ctx.config.currency,
    publishedAt: row.published_at,
    photoUrl: row.photo_id === null ? null : ctx.config.baseUrl + photoPaths(row.photo_id).medium,
    likes: row.likes,
    ...(row.liked !== null && { liked: row.liked }),
    ...(row.following !== null && { following: row.following }),
  }
}
