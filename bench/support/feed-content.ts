import type { Sql } from '../../server/db/client.ts'

/** N publications by a hundred authors, with likes and prices spread as people spread them. */
export async function fillFeed(sql: Sql, count: number): Promise<void> {
  await sql`TRUNCATE publications, recipes, kitchen_members, kitchens, people CASCADE`
  await sql`SET statement_timeout = 0`
  await sql`
    INSERT INTO people (id, display_name)
    SELECT 'per_' || n, 'Автор ' || n FROM generate_series(1, 100) AS n`
  for (let done = 0; done < count; done += 50_000) {
    const upTo = Math.min(count, done + 50_000)
    await sql`
      WITH rows AS (
        SELECT n, 'Страва номер ' || n || ' з ' || (ARRAY['бурякa','капустою','куркою','сиром','грибами'])[n % 5 + 1] AS title
        FROM generate_series(${done + 1}::int, ${upTo}::int) AS n)
      INSERT INTO publications (id, author_id, published_at, title, language, servings, cook_minutes,
        total_minutes, estimated_price, price_per_serving, likes, search)
      SELECT 'pub_' || n, 'per_' || (n % 100 + 1), 1600000000000 + n::bigint * 60000, title,
        CASE WHEN n % 50 = 0 THEN 'en' ELSE 'uk' END, 2 + n % 6, (hashint4(n) & 127), (hashint4(n) & 127) + 20, 4 * (1000 + (hashint4(n + 7) & 16383)), 1000 + (hashint4(n + 7) & 16383),
        (1000 / (1 + (hashint4(n + 3) & 1023)))::int, to_tsvector('simple', title)
      FROM rows`
  }
  await sql`VACUUM ANALYZE publications`
}
