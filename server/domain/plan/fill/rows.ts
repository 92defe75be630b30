import type { WrittenLanguage } from '../../../../shared/language/written.ts'
import { wholeUnits } from '../../../../shared/money.ts'
import type { FillDish } from '../../../../shared/wire/plan-fill.ts'
import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import { mayRead } from '../../recipes/may-read.ts'
import type { Candidate } from './candidate.ts'

export interface DishRow {
  id: string
  key: string
  own: boolean
  title: string
  language: WrittenLanguage
  minutes: number | null
  per_serving: number
  serves: number
  photo_id: string | null
  picture_seed: string
  likes: number
  liked: boolean
  marks: string[]
  /** How many of its foods are at home, and how many it has. */
  there: number
  foods: number
}

/** Needs `publications p`. */
export function publishedColumns(ctx: Context, home: readonly string[]) {
  const { sql } = ctx
  const { personId } = signedIn(ctx)
  return sql`p.id, p.id AS key, false AS own, p.title, p.language, p.total_minutes AS minutes,
    coalesce(p.price_per_serving, 0) AS per_serving, p.servings AS serves, p.photo_id, p.id AS picture_seed, p.likes, ${marks(ctx, 'p')}, ${thereOf(ctx, 'p', home)},
    EXISTS (SELECT 1 FROM likes l WHERE l.publication_id = p.id AND l.person_id = ${personId}) AS liked`
}

/** Needs `recipes r`. */
export function ownColumns(ctx: Context, home: readonly string[]) {
  const { sql } = ctx
  const published = sql`(SELECT o.id FROM publications o WHERE o.recipe_id = r.id)`
  return sql`r.id, coalesce(r.copied_publication_id, ${published}, r.id) AS key, true AS own, r.title,
    r.language,
    nullif(coalesce(r.prep_minutes, 0) + coalesce(r.cook_minutes, 0) + coalesce(r.rest_minutes, 0), 0) AS minutes,
    r.estimated_price::float8 / r.servings AS per_serving, r.servings AS serves, r.photo_id,
    coalesce(${published}, r.id) AS picture_seed, 0 AS likes, ${ratedBy(ctx)} >= 4 AS liked, ${marks(ctx, 'r')},
    ${thereOf(ctx, 'r', home)}`
}

/** What the actor thinks of it, from one star to five; needs `recipes r`. */
export function ratedBy({ sql, actor }: Context) {
  // recipe_opinions_pkey
  return sql`coalesce((SELECT o.rating FROM recipe_opinions o
    WHERE o.person_id = ${actor?.personId ?? ''} AND o.recipe_id = r.id), 3)`
}

function marks({ sql }: Context, of: 'p' | 'r') {
  return sql`ARRAY(SELECT term FROM unnest(tsvector_to_array(${sql(of)}.search)) AS term
    WHERE term LIKE 'c:%' OR term LIKE 'd:%') AS marks`
}

/** Of the foods that search knows a dish by, those in it and those that are on the shelf. */
function thereOf({ sql }: Context, of: 'p' | 'r', home: readonly string[]) {
  if (home.length === 0) return sql`0 AS there, 0 AS foods`
  return sql`(SELECT count(*)::int FROM unnest(tsvector_to_array(${sql(of)}.search)) AS term
      WHERE term = ANY(${[...home]})) AS there,
    (SELECT count(*)::int FROM unnest(tsvector_to_array(${sql(of)}.search)) AS term
      WHERE term LIKE 'f:%') AS foods`
}

export function toCandidate(ctx: Context, row: DishRow): Candidate {
  return {
    key: row.key,
    dish: row.own ? { recipeId: row.id } : { publicationId: row.id },
    title: row.title,
    language: row.language,
    minutes: row.minutes,
    perServing: exactPrice(ctx, row),
    liked: row.liked,
    own: row.own,
    likes: row.likes,
    readable: row.language === ctx.language,
    atHome: row.foods > 0 ? row.there / row.foods : 0,
    marks: row.marks,
    picture: { seed: row.picture_seed, photoId: row.photo_id },
  }
}

/** A card tells the price of a serving rounded; a whole dish costs whole units, as the plan counts it. */
function exactPrice({ config }: Context, { own, per_serving: price, serves }: DishRow): number {
  return own ? price : wholeUnits(price * serves, config.currency) / serves
}

/** These dishes as they are now; what is gone from the feed, or not the actor's to read, is left out. */
export async function dishesNamed(
  ctx: Context,
  dishes: readonly FillDish[],
): Promise<Map<string, Candidate>> {
  const { sql } = ctx
  const named = (name: 'publicationId' | 'recipeId') =>
    dishes.flatMap((dish) => (name in dish ? [Object.values(dish)[0] ?? ''] : []))
  const [published, own] = await Promise.all([
    // publications_pkey, recipes_pkey
    sql<DishRow[]>`SELECT ${publishedColumns(ctx, [])} FROM publications p
      WHERE p.id = ANY(${named('publicationId')}) AND p.withdrawn_at IS NULL`,
    sql<DishRow[]>`SELECT ${ownColumns(ctx, [])} FROM recipes r
      WHERE r.id = ANY(${named('recipeId')}) AND ${mayRead(sql, signedIn(ctx))}`,
  ])
  return new Map([...published, ...own].map((row) => [row.id, toCandidate(ctx, row)]))
}
