import type { Services } from '../../kernel/context.ts'
import { searchDocument, searchVersion } from '../search/document.ts'
import { described, feedChanged } from './publication.ts'
import { type RecipeRow, totalMinutes } from './rows.ts'
import { shownRecipe } from './shown.ts'

const batch = 100

type Stale = RecipeRow & { published: string }

/** Makes some search terms anew that an older lexicon or stemmer has made. Says how many. */
export async function reindexSome(services: Services): Promise<number> {
  const made = await services.sql.begin(async (tx) => {
    // publications_search_version; each of several servers takes rows that no other has
    const rows = await tx<Stale[]>`
      SELECT p.id AS published, r.title, r.description, r.tags, r.ingredients, r.steps, r.replaced,
        r.prep_minutes, r.cook_minutes, r.rest_minutes, r.equipment, r.estimated_price, r.servings
      FROM publications p JOIN recipes r ON r.id = ${shownRecipe(tx)}
      WHERE p.withdrawn_at IS NULL AND p.search_version < ${searchVersion}
      LIMIT ${batch} FOR UPDATE OF p SKIP LOCKED`
    const fresh = rows.map((row) => ({
      id: row.published,
      terms: searchDocument(described(row)),
      minutes: totalMinutes(row),
    }))
    await tx`
      UPDATE publications p SET search = f.terms::tsvector, total_minutes = f.minutes,
        search_version = ${searchVersion}
      FROM jsonb_to_recordset(${tx.json(fresh)}) AS f (id text, terms text, minutes int)
      WHERE p.id = f.id`
    return rows.length
  })
  if (made > 0) await feedChanged(services)
  return made
}

/** The same for what people find on their own shelves; such recipes may never have been in the feed. */
export async function reindexSomeOwn({ sql }: Services): Promise<number> {
  return sql.begin(async (tx) => {
    // recipes_search_version; each of several servers takes rows that no other has
    const rows = await tx<RecipeRow[]>`
      SELECT r.id, r.title, r.description, r.tags, r.ingredients, r.steps, r.replaced,
        r.prep_minutes, r.cook_minutes, r.rest_minutes, r.equipment, r.estimated_price, r.servings
      FROM recipes r WHERE r.search_version < ${searchVersion}
      LIMIT ${batch} FOR UPDATE SKIP LOCKED`
    const fresh = rows.map((row) => ({ id: row.id, terms: searchDocument(described(row)) }))
    await tx`
      UPDATE recipes r SET search = f.terms::tsvector, search_version = ${searchVersion}
      FROM jsonb_to_recordset(${tx.json(fresh)}) AS f (id text, terms text) WHERE r.id = f.id`
    return rows.length
  })
}
