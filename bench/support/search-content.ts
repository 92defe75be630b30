import type { Sql } from '../../server/db/client.ts'
import { importRecipes } from '../../server/domain/bulk-import/import-recipes.ts'
import { readRecords } from '../../server/domain/bulk-import/records.ts'
import { readConfig } from '../../server/kernel/config.ts'
import { createLog } from '../../server/kernel/log.ts'
import { createServices } from '../../server/services.ts'
import { recipeLines } from './recipe-file.ts'

export interface Filled {
  perSecond: number
  megabytes: number
}

/** N published recipes, taken in as an operator takes them in, with likes spread as people spread them. */
export async function fillSearch(sql: Sql, databaseUrl: string, count: number): Promise<Filled> {
  await sql`TRUNCATE publications, recipes, terms, term_changes, people CASCADE`
  await sql`INSERT INTO people (id, display_name) VALUES ('per_bench', 'Бенч')`
  const services = await createServices(
    readConfig({ SECRET_KEY: 'a key that seals nothing in a benchmark' }),
    createLog('error', 'json'),
    databaseUrl,
  )
  const began = performance.now()
  await importRecipes(services, {
    authorId: 'per_bench',
    publish: true,
    records: readRecords(encoded(recipeLines(count))),
    onBad() {},
    onProgress() {},
  })
  const perSecond = count / ((performance.now() - began) / 1000)
  await services.close()
  await sql`SET statement_timeout = 0`
  await sql`UPDATE publications SET likes = (1000 / (1 + (hashtext(id) & 1023)))::int`
  await sql`VACUUM ANALYZE publications`
  return { perSecond, megabytes: process.memoryUsage().rss / 1_048_576 }
}

async function* encoded(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const line of lines) yield encoder.encode(`${line}\n`)
}
