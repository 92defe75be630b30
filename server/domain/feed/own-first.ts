import { type Language, languages, type Reading } from '../../../shared/language/languages.ts'
import type { FeedItem } from '../../../shared/wire/feed.ts'
import type { Context } from '../../kernel/context.ts'
import { feedPage } from './page.ts'
import { type FeedPageQuery, pageSize } from './page-query.ts'

export interface FeedRead {
  items: FeedItem[]
  /** Where the next page begins; null after the last. */
  next: string | null
}

/** What one walk along the feed meets. */
type Walk = Language | 'all'

/**
 * The feed as somebody reads it: what is in their own language to its end, then the rest. Each is a walk
 * of its own with the feed's own cursor, so that together they visit each recipe exactly once.
 */
export async function readFeed(
  ctx: Context,
  query: Omit<FeedPageQuery, 'before' | 'lang'>,
  reading: Reading,
  cursor: string | undefined,
): Promise<FeedRead> {
  const walks = walksOf(reading, ctx.language)
  const start = ctx.now().getTime() + 1
  const place = placeIn(cursor)
  const at = place ? walks.indexOf(place.walk) : -1
  let before = place && at >= 0 ? place.before : start
  const items: FeedItem[] = []
  for (const walk of walks.slice(Math.max(0, at))) {
    const lang = walk === 'all' ? undefined : walk
    const page = await feedPage(ctx, { ...query, lang, before })
    const taken = page.items.slice(0, pageSize - items.length)
    items.push(...taken)
    if (taken.length < page.items.length || page.nextBefore !== null)
      return { items, next: `${walk}_${taken.at(-1)?.publishedAt ?? before}` }
    before = start
  }
  return { items, next: null }
}

function walksOf(reading: Reading, own: Language): Walk[] {
  if (reading !== 'own') return [reading]
  // Of the others English first, which most people read a little of.
  const others = languages.filter((language) => language !== own && language !== 'en')
  return own === 'en' ? [own, ...others] : [own, 'en', ...others]
}

/** Which walk a reader is on, and the moment of what they saw last; null for what is no such place. */
export function placeIn(cursor: string | undefined): { walk: Walk; before: number } | null {
  const [, name, before] = /^([a-z]{2,3})_(\d{1,16})$/.exec(cursor ?? '') ?? []
  const walk = ([...languages, 'all'] as const).find((one) => one === name)
  return walk ? { walk, before: Number(before) } : null
}
