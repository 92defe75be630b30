import type { ParsedLine } from '../../../shared/food/line/types.ts'
import type { PriceOf } from '../../../shared/food/price.ts'
import type { Services } from '../../kernel/context.ts'
import { priceBook } from '../prices/book.ts'
import { pricePerServing } from './rows.ts'
import { roundedPrice } from './understand.ts'

const batch = 500
const mostInOneRound = 20_000

/**
 * Prices recipes anew after the price book changed, some thousands at a time and from where it stopped.
 * Says how many got another price.
 */
export async function repriceRecipes(services: Services, most = mostInOneRound): Promise<number> {
  const round = await openRound(services)
  if (!round) return 0
  const priceOf = await priceBook(services)
  let changed = 0
  let doneTo = round.done_to
  for (let looked = 0; looked < most; looked += batch) {
    const step = await repriceAfter(services, priceOf, doneTo)
    changed += step.changed
    doneTo = step.last ?? doneTo
    await services.sql`
      UPDATE price_rounds SET done_to = ${doneTo}, finished = ${step.last === null}
      WHERE prices_of = ${round.prices_of}::timestamptz`
    if (step.last === null) break
  }
  if (changed > 0) await services.notices.tell('feed')
  return changed
}

interface Round {
  /** As text: a Date would lose its microseconds. */
  prices_of: string
  done_to: string
}

/** The round for the prices as they are now, or null when it is finished. */
async function openRound({ sql }: Services): Promise<Round | null> {
  await sql`
    INSERT INTO price_rounds (prices_of)
    SELECT max(updated_at) FROM food_prices HAVING count(*) > 0
    ON CONFLICT (only_one) DO UPDATE
      SET prices_of = excluded.prices_of, done_to = '', finished = false
      WHERE price_rounds.prices_of < excluded.prices_of`
  const [round] = await sql<Round[]>`
    SELECT prices_of::text, done_to FROM price_rounds WHERE NOT finished`
  return round ?? null
}

async function repriceAfter({ sql, config }: Services, priceOf: PriceOf, after: string) {
  // recipes_pkey
  const rows = await sql<
    { id: string; servings: number; estimated_price: number; ingredients: ParsedLine[] }[]
  >`
    SELECT id, servings, estimated_price, ingredients FROM recipes
    WHERE id > ${after} ORDER BY id LIMIT ${batch}`
  const fresh = rows.flatMap(({ id, servings, estimated_price, ingredients }) => {
    const price = roundedPrice(ingredients, priceOf, config.currency)
    return price === estimated_price ? [] : [{ id, price, each: pricePerServing(price, servings) }]
  })
  if (fresh.length > 0)
    await sql`
      WITH fresh AS (
        SELECT * FROM jsonb_to_recordset(${sql.json(fresh)}) AS f (id text, price int, each int)
      ), priced AS (
        UPDATE recipes r SET estimated_price = f.price FROM fresh f WHERE r.id = f.id
      )
      UPDATE publications p
      SET estimated_price = nullif(f.price, 0), price_per_serving = CASE WHEN f.price > 0 THEN f.each END
      FROM fresh f, LATERAL (
        SELECT id FROM publications WHERE recipe_id = f.id AND shown_id IS NULL
        UNION ALL SELECT id FROM publications WHERE shown_id = f.id) AS shown WHERE p.id = shown.id`
  return { changed: fresh.length, last: rows.at(-1)?.id ?? null }
}
