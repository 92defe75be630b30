import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Needs } from '../../members/needs.ts'
import { sharedWith } from '../../recipes/may-read.ts'
import { withoutAllergens, withoutFoods } from '../../search/filters.ts'
import { lexeme, quoted } from '../../search/lexemes.ts'
import { allOf, anyOf } from '../../search/query.ts'
import type { Candidate } from './candidate.ts'
import { chance } from './choose.ts'
import { type DishRow, ownColumns, publishedColumns, ratedBy, toCandidate } from './rows.ts'

interface Wanted {
  needs: Needs
  courses: readonly string[]
  maxMinutes: number | undefined
  seed: number
  /** What is at home, as search knows foods. */
  home: readonly string[]
  /** So many places are to be filled. */
  places: number
}

/** The best liked, and what stands at some places of the feed that the seed points to. */
const popularRows = 400
const windows = 4
const windowRows = 150
const likedRows = 200
/** The best liked of the reader's own language, which may be a small part of the feed. */
const spokenRows = 200
const ownRows = 200
/** From so many dishes for a place there is something to choose. */
const choice = 4
const foundRows = 400

/** What everybody at the table may eat, out of the feed and the kitchen's own recipes. */
export async function findCandidates(ctx: Context, wanted: Wanted): Promise<Candidate[]> {
  const { needs, courses } = wanted
  const text = allOf([
    ...needs.diets.map((diet) => quoted(lexeme.diet(diet))),
    anyOf(courses.map((id) => quoted(lexeme.facet('courses', id)))),
    ...withoutFoods(needs.without),
    ...withoutAllergens(needs.allergies),
  ])
  const own = await ownDishes(ctx, text, wanted)
  if (!ctx.config.feedEnabled) return own
  const range = await rangeOf(ctx)
  const sampled = await published(ctx, text, wanted, sampledIds(ctx, wanted.seed, range))
  const enough = sampled.filter(({ readable }) => readable).length >= wanted.places * choice
  const more = enough ? [] : await published(ctx, text, wanted, matching(ctx, text))
  // What one has already is eaten under one's own name.
  const byKey = new Map([...more, ...sampled, ...own].map((one) => [one.key, one]))
  return [...byKey.values()]
}

type Ids = ReturnType<Context['sql']>

interface Range {
  first: number | null
  last: number | null
}

/** publications_fresh, from both its ends. */
async function rangeOf({ sql }: Context): Promise<Range> {
  const [range] = await sql<Range[]>`
    SELECT (SELECT published_at FROM publications WHERE withdrawn_at IS NULL
        ORDER BY published_at LIMIT 1) AS first,
      (SELECT published_at FROM publications WHERE withdrawn_at IS NULL
        ORDER BY published_at DESC LIMIT 1) AS last`
  return range ?? { first: null, last: null }
}

/** publications_popular, publications_language_popular, publications_fresh, likes_person: so far along each, however large the feed is. */
function sampledIds(ctx: Context, seed: number, range: Range): Ids {
  const { sql } = ctx
  const { personId } = signedIn(ctx)
  const first = range.first ?? 0
  const span = (range.last ?? 0) - first
  const strewn = Array.from({ length: windows }, (_, n) => {
    const start = Math.floor(first + span * chance(seed, `window ${n}`))
    return sql`UNION (SELECT id FROM publications WHERE withdrawn_at IS NULL AND published_at >= ${start}
      ORDER BY published_at LIMIT ${windowRows})`
  })
  return sql`(SELECT id FROM publications WHERE withdrawn_at IS NULL
      ORDER BY likes DESC, published_at DESC LIMIT ${popularRows})
    UNION (SELECT id FROM publications WHERE withdrawn_at IS NULL AND language = ${ctx.language}
      ORDER BY likes DESC, published_at DESC LIMIT ${spokenRows})
    UNION (SELECT publication_id FROM likes WHERE person_id = ${personId} LIMIT ${likedRows}) ${strewn}`
}

/** publications_search: where few dishes keep the rules, they are looked for by them, the reader's own language first. */
function matching({ sql, language }: Context, text: string): Ids {
  const found = sql`SELECT id FROM publications
    WHERE withdrawn_at IS NULL AND search @@ ${text}::tsquery`
  return sql`(${found} AND language = ${language} LIMIT ${foundRows}) UNION (${found} LIMIT ${foundRows})`
}

async function published(ctx: Context, text: string, { maxMinutes, home }: Wanted, ids: Ids) {
  const { sql } = ctx
  const rows = await sql<DishRow[]>`
    SELECT ${publishedColumns(ctx, home)} FROM (${ids}) sampled JOIN publications p ON p.id = sampled.id
    WHERE p.withdrawn_at IS NULL AND p.search @@ ${text}::tsquery
      ${maxMinutes === undefined ? sql`` : sql`AND p.total_minutes <= ${maxMinutes}`}`
  return rows.map((row) => toCandidate(ctx, row))
}

/** The shelves of those who cook together: recipes_changed. */
async function ownDishes(ctx: Context, text: string, { maxMinutes, home }: Wanted) {
  const { sql } = ctx
  const actor = signedIn(ctx)
  const rows = await sql<DishRow[]>`
    SELECT ${ownColumns(ctx, home)} FROM recipes r
    WHERE ${sharedWith(sql, actor)} AND r.removed_at IS NULL AND NOT r.sample
      AND ${ratedBy(ctx)} > 2 AND r.search @@ ${text}::tsquery
      ${maxMinutes === undefined ? sql`` : sql`AND coalesce(r.prep_minutes, 0) + coalesce(r.cook_minutes, 0) + coalesce(r.rest_minutes, 0) BETWEEN 1 AND ${maxMinutes}`}
    ORDER BY r.last_cooked_at NULLS FIRST, r.id LIMIT ${ownRows}`
  return rows.map((row) => toCandidate(ctx, row))
}
