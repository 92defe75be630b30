import type { Services } from '../../context.ts'
import { searchDocument, searchVersion } from '../search/document.ts'
import { foldTerms } from '../search/terms.ts'
import { described } from './publication.ts'
import { type RecipeRow, totalMinutes } from './rows.ts'

const batch = 500
const mostInOneRound = 20_000

type Stale = RecipeRow & { published: string }

/** Makes search terms anew where an older lexicon or stemmer made them. Says how many were made. */
export async function reindexFeed({ sql }: Services, most = mostInOneRound): Promise<number> {
  let made = 0
  while (made < most) {
    // publications_search_version
    const rows = await sql<Stale[]>`
      SELECT p.id AS published, r.title, r.description, r.tags, r.ingredients, r.steps,
        r.prep_minutes, r.cook_minutes, r.estimated_price, r.servings
      FROM publications p JOIN recipes r ON r.id = p.recipe_id
      WHERE p.withdrawn_at IS NULL AND p.search_version < ${searchVersion} LIMIT ${batch}`
    if (rows.length === 0) break
    const fresh = rows.map((row) => ({
      id: row.published,
      terms: searchDocument(described(row)),
      minutes: totalMinutes(row.prep_minutes, row.cook_minutes),
    }))
    await sql`
      UPDATE publications p SET search = f.terms::tsvector, total_minutes = f.minutes,
        search_version = ${searchVersion}
      FROM jsonb_to_recordset(${sql.json(fresh)}) AS f (id text, terms text, minutes int)
      WHERE p.id = f.id`
    made += rows.length
  }
  await foldTerms(sql)
  return made
}
