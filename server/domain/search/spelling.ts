import { nearWords } from '../../../shared/food/names/index.ts'
import { slipsBetween } from '../../../shared/food/text/distance.ts'
import type { Form } from '../../../shared/food/text/forms.ts'
import type { Sql } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'

import { afterAll } from './terms.ts'

/** One slip in a shorter stem makes another word more often than a misspelt one. */
const shortest = 5

/**
 * The stem that a word which nobody wrote was probably meant to be. Titles alone teach no spelling:
 * a dish may be called anything, and a rare name must not swallow a slip of a common food.
 */
export async function correctSpelling(ctx: Context, sql: Sql, word: Form): Promise<string | null> {
  const { light } = word
  if (light.length < shortest || light.length > 24) return null
  const candidates = [...(await alike(ctx, sql, light)), ...nearWords(word.low).map(known)]
  const allowed = light.length < 8 ? 1 : 2
  const ranked = candidates
    .map((one) => ({ ...one, slips: slipsBetween(light, one.term) }))
    .filter((one) => one.slips <= allowed)
    .sort((a, b) => a.slips - b.slips || b.food_df - a.food_df || (a.term < b.term ? -1 : 1))
  return ranked[0]?.term ?? null
}

interface Candidate {
  term: string
  food_df: number
}

const known = (term: string): Candidate => ({ term, food_df: 0 })

async function alike(ctx: Context, sql: Sql, stem: string): Promise<Candidate[]> {
  if (!(await hasTrigrams(ctx, sql))) return sameBeginning(sql, stem)
  // terms_alike; the limit of pg_trgm itself is for words much longer than stems
  return sql.begin(async (tx) => {
    await tx`SELECT set_config('pg_trgm.similarity_threshold', '0.2', true)`
    return tx<Candidate[]>`
      SELECT term, food_df FROM terms
      WHERE term COLLATE "default" % ${stem} AND position(':' IN term) = 0 AND food_df > 0
        AND length(term) BETWEEN ${stem.length - 2} AND ${stem.length + 2}
      ORDER BY similarity(term, ${stem}) DESC, food_df DESC LIMIT 40`
  })
}

/** Without trigrams a slip in the first two letters stays unseen. */
async function sameBeginning(sql: Sql, stem: string): Promise<Candidate[]> {
  const beginning = stem.slice(0, 2)
  // terms_pkey
  return sql<Candidate[]>`
    SELECT term, food_df FROM terms
    WHERE term >= ${beginning} AND term < ${afterAll(beginning)} AND food_df > 0
      AND length(term) BETWEEN ${stem.length - 2} AND ${stem.length + 2}
    ORDER BY food_df DESC LIMIT 500`
}

const trigrams = new WeakMap<Sql, Promise<boolean>>()

function hasTrigrams(ctx: Context, sql: Sql): Promise<boolean> {
  const asked = trigrams.get(sql) ?? askForTrigrams(ctx, sql)
  trigrams.set(sql, asked)
  // A database that was away for a moment is asked again.
  asked.catch(() => trigrams.delete(sql))
  return asked
}

async function askForTrigrams(ctx: Context, sql: Sql): Promise<boolean> {
  const [row] = await sql`SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm'`
  if (!row)
    ctx.log.warn('search.no-trigrams', {
      advice:
        'Misspelt words are found less often: CREATE EXTENSION pg_trgm needs a role that may.',
    })
  return row !== undefined
}
