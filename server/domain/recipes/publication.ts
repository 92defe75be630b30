import { besideWords } from '../../../shared/language/written.ts'
import type { Queryable, Transaction } from '../../db/client.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { DomainError, violatedIndex } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import type { Described } from '../search/described.ts'
import { searchDocument, searchVersion } from '../search/document.ts'
import { applyTermChanges } from '../search/terms.ts'
import { pricePerServing, type RecipeRow, totalMinutes } from './rows.ts'

/** Puts a recipe in the feed, or back into it under the id it had before. */
export async function placePublication(
  ctx: Context,
  tx: Transaction,
  row: RecipeRow,
): Promise<string> {
  const now = ctx.now().getTime()
  for (let ms = now; ; ms += 1) {
    try {
      return await tx.savepoint((point) => insertAt(point as Transaction, row, ms))
    } catch (error) {
      // The moment is the cursor of the feed, so it belongs to one publication: take the next one.
      if (violatedIndex(error) !== 'publications_published_at') throw error
    }
  }
}

async function insertAt(tx: Transaction, row: RecipeRow, ms: number): Promise<string> {
  const taken = publicationOf(row)
  const own = { id: newId('pub'), recipe_id: row.id, author_id: row.person_id, published_at: ms }
  const [placed] = await tx<{ id: string }[]>`
    INSERT INTO publications ${tx({ ...own, ...taken })}
    ON CONFLICT (recipe_id) DO UPDATE SET withdrawn_at = NULL,
      ${tx({ published_at: ms, ...taken })} WHERE publications.hidden_because IS NULL
    RETURNING id`
  if (!placed) throw new DomainError('publication_hidden')
  return placed.id
}

/** The card in the feed follows the recipe that it shows. */
export async function refreshPublication(
  tx: Transaction,
  row: RecipeRow,
  search?: string,
): Promise<void> {
  const taken = { ...publicationOf(row, search) }
  // publications_recipe, publications_shown
  await tx`
    UPDATE publications SET ${tx(taken)}
    WHERE (recipe_id = ${row.id} AND shown_id IS NULL) OR shown_id = ${row.id}`
}

type PublishedRow = DescribedRow & Pick<RecipeRow, 'language' | 'photo_id'>

/** All that a publication takes over from its recipe: what its card shows, and what it is found by. */
export function publicationOf(row: PublishedRow, search = searchDocument(described(row))) {
  return {
    title: row.title,
    // The feed is read in the languages of the app: others stand with those of the same letters.
    language: besideWords(row.language),
    servings: row.servings,
    cook_minutes: row.cook_minutes,
    total_minutes: totalMinutes(row),
    ...pricesOf(row),
    photo_id: row.photo_id,
    search,
    search_version: searchVersion,
  }
}

/** In the feed a price that is not known is none, so that nobody finds it among the cheap ones. */
function pricesOf({ estimated_price: price, servings }: PublishedRow) {
  return price > 0
    ? { estimated_price: price, price_per_serving: pricePerServing(price, servings) }
    : { estimated_price: null, price_per_serving: null }
}

/** What the feed may show: a finished recipe that somebody else can cook. */
export async function checkPublishable(
  sql: Queryable,
  row: Pick<RecipeRow, 'id' | 'person_id' | 'status' | 'ingredients' | 'steps'>,
): Promise<void> {
  if (row.status === 'draft') throw new DomainError('recipe_is_draft')
  if (row.ingredients.length === 0) throw new DomainError('recipe_needs_ingredients')
  if (row.steps.length === 0) throw new DomainError('recipe_needs_steps')
  const ids = row.ingredients.flatMap(({ recipe }) => recipe?.id ?? [])
  if (ids.length === 0) return
  // Only its author shows a recipe to everybody, be it inside another. recipe_parts_pkey
  const [theirs] = await sql<{ title: string; author: string }[]>`
    WITH RECURSIVE inside (id) AS (
      SELECT unnest(${ids}::text[])
      UNION SELECT p.part_id FROM recipe_parts p JOIN inside i ON p.recipe_id = i.id
    )
    SELECT r.title, a.display_name AS author FROM recipes r JOIN inside i ON i.id = r.id
      JOIN people a ON a.id = r.person_id
    WHERE r.person_id <> ${row.person_id} AND r.removed_at IS NULL AND r.status = 'ready'
      AND may_take_of(${row.person_id}, r.person_id) LIMIT 1`
  if (theirs) throw new DomainError('recipe_part_of_another', theirs)
}

export async function withdrawPublication(
  tx: Transaction,
  recipeId: string,
  at: Date,
): Promise<boolean> {
  const result = await tx`
    UPDATE publications SET withdrawn_at = ${at} WHERE recipe_id = ${recipeId} AND withdrawn_at IS NULL`
  return result.count > 0
}

/** Only what was withdrawn together with its recipe comes back with it. */
export async function restorePublication(
  tx: Transaction,
  recipeId: string,
  withdrawnAt: Date,
): Promise<void> {
  await tx`
    UPDATE publications SET withdrawn_at = NULL WHERE recipe_id = ${recipeId} AND withdrawn_at = ${withdrawnAt}
      AND hidden_because IS NULL`
}

/**
 * After the commit of whatever adds, changes or removes publications: the counts that search goes by
 * follow, and whoever keeps pages is told. What is not counted is not found by its words.
 */
export async function feedChanged({
  sql,
  notices,
}: Pick<Services, 'sql' | 'notices'>): Promise<void> {
  await applyTermChanges(sql)
  await notices.tell('feed')
}

type DescribedRow = Pick<
  RecipeRow,
  | 'title'
  | 'description'
  | 'tags'
  | 'ingredients'
  | 'steps'
  | 'prep_minutes'
  | 'cook_minutes'
  | 'rest_minutes'
  | 'equipment'
  | 'estimated_price'
  | 'servings'
> &
  Partial<Pick<RecipeRow, 'replaced'>>

export function described(row: DescribedRow): Described {
  return {
    title: row.title,
    description: row.description,
    tags: row.tags,
    ingredients: row.ingredients,
    steps: row.steps,
    ...(row.replaced && { replaced: row.replaced }),
    prepMinutes: row.prep_minutes,
    cookMinutes: row.cook_minutes,
    restMinutes: row.rest_minutes,
    equipment: row.equipment,
    pricePerServing: pricePerServing(row.estimated_price, row.servings),
    servings: row.servings,
  }
}
