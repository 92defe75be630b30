import type { WrittenLanguage } from '../../../shared/language/written.ts'
import type { Ingredient, Recipe, RecipeCard, Step } from '../../../shared/wire/recipes.ts'
import type { Queryable } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Actor, Context } from '../../kernel/context.ts'
import { photoPaths } from '../photos/paths.ts'
import { type DetailColumns, detailColumns, detailsOf } from './details.ts'

export interface RecipeRow extends DetailColumns {
  id: string
  person_id: string
  version: number
  status: 'draft' | 'ready'
  title: string
  description: string
  language: WrittenLanguage
  servings: number
  prep_minutes: number | null
  cook_minutes: number | null
  tags: string[]
  ingredients: Ingredient[]
  steps: Step[]
  estimated_price: number
  photo_id: string | null
  source_url: string | null
  source_author: string | null
  copied_publication_id: string | null
  copied_title: string | null
  copied_author: string | null
  last_cooked_at: Date | null
  created_at: Date
  updated_at: Date
  removed_at: Date | null
  publication_id: string | null
  hidden_because: string | null
  author: string
  /** The kitchens whose people may change it. */
  editing: string[]
  changed_by: string | null
  changer: string | null
  /** What the feed shows is older than what others have saved since. */
  feed_behind: boolean
}

/** Who saved it last; of one that was brought and not changed since, whom its archive names. recipe_versions_pkey */
function changerColumn(sql: Queryable) {
  return sql`coalesce(
    (SELECT changer.display_name FROM people changer WHERE changer.id = r.changed_by),
    (SELECT v.brought_by FROM recipe_versions v
      WHERE v.recipe_id = r.id AND r.changed_by IS NULL ORDER BY v.number DESC LIMIT 1))`
}

/** A recipe's columns and the id of its publication while it is in the feed. */
export function recipeColumns(sql: Queryable) {
  return sql`r.id, r.person_id, r.version, r.status, r.title, r.description, r.language, r.servings,
    r.prep_minutes, r.cook_minutes, r.tags, r.ingredients, r.steps, r.estimated_price, r.photo_id,
    r.source_url, r.source_author, r.copied_publication_id, r.copied_title, r.copied_author, r.last_cooked_at,
    r.created_at, r.updated_at, r.removed_at, ${detailColumns(sql)}, ${authorColumn(sql)},
    (SELECT p.id FROM publications p WHERE p.recipe_id = r.id AND p.withdrawn_at IS NULL) AS publication_id,
    (SELECT p.hidden_because FROM publications p WHERE p.recipe_id = r.id) AS hidden_because,
    ARRAY(SELECT e.kitchen_id FROM recipe_editors e WHERE e.recipe_id = r.id) AS editing,
    r.changed_by, ${changerColumn(sql)} AS changer,
    EXISTS (SELECT 1 FROM publications p
      WHERE p.recipe_id = r.id AND p.withdrawn_at IS NULL AND p.shown_id IS NOT NULL) AS feed_behind`
}

/** What a card shows, without the text that makes a recipe heavy. */
export type RecipeCardRow = Pick<
  RecipeRow,
  | 'id'
  | 'person_id'
  | 'author'
  | 'title'
  | 'status'
  | 'servings'
  | 'prep_minutes'
  | 'cook_minutes'
  | 'rest_minutes'
  | 'tags'
  | 'photo_id'
  | 'publication_id'
  | 'last_cooked_at'
  | 'updated_at'
>

export function recipeCardColumns(sql: Queryable) {
  return sql`r.id, r.person_id, ${authorColumn(sql)}, r.title, r.status, r.servings, r.prep_minutes, r.cook_minutes, r.rest_minutes, r.tags, r.photo_id,
    r.last_cooked_at, r.updated_at,
    (SELECT p.id FROM publications p WHERE p.recipe_id = r.id AND p.withdrawn_at IS NULL) AS publication_id`
}

function authorColumn(sql: Queryable) {
  return sql`(SELECT author.display_name FROM people author WHERE author.id = r.person_id) AS author`
}

export function recipeCard(ctx: Context, row: RecipeCardRow): RecipeCard {
  return {
    id: row.id,
    author: row.person_id === signedIn(ctx).personId ? null : row.author,
    title: row.title,
    status: row.status,
    servings: row.servings,
    cookMinutes: row.cook_minutes,
    totalMinutes: totalMinutes(row),
    tags: row.tags,
    photo: row.photo_id === null ? null : photoPaths(row.photo_id),
    publicationId: row.publication_id,
    lastCookedAt: row.last_cooked_at?.getTime() ?? null,
    updatedAt: row.updated_at.getTime(),
  }
}

/** Needs a row that the actor may read. */
export function mayEdit(
  row: Pick<RecipeRow, 'person_id' | 'editing'>,
  { personId, kitchenId }: Actor,
): boolean {
  return row.person_id === personId || row.editing.includes(kitchenId)
}

export function recipeView(ctx: Context, row: RecipeRow): Recipe {
  const actor = signedIn(ctx)
  return {
    ...recipeCard(ctx, row),
    version: row.version,
    mayEdit: mayEdit(row, actor),
    kitchenEdits: row.editing.includes(actor.kitchenId),
    changedBy: row.changed_by === actor.personId ? null : row.changer,
    changedByFile: row.changed_by === null && row.changer !== null,
    feedBehind: row.feed_behind,
    description: row.description,
    language: row.language,
    prepMinutes: row.prep_minutes,
    ingredients: row.ingredients,
    steps: row.steps,
    ...detailsOf(row),
    morePhotos: row.more_photos.map(photoPaths),
    hiddenBecause: row.hidden_because,
    sourceUrl: row.source_url,
    sourceAuthor: row.source_author,
    copiedFrom: row.copied_title === null ? null : copiedFrom(row, row.copied_title),
    estimatedPrice: row.estimated_price,
    pricePerServing: pricePerServing(row.estimated_price, row.servings),
    currency: ctx.config.currency,
    createdAt: row.created_at.getTime(),
  }
}

export function copiedFrom(row: RecipeRow, title: string) {
  return { publicationId: row.copied_publication_id, author: row.copied_author ?? '', title }
}

/** Who wrote it: of a copy, whoever wrote what was copied. */
export const authorOf = (row: RecipeRow) => row.source_author ?? row.copied_author

/** From the beginning until it can be eaten; null where no time is said. */
export function totalMinutes({
  prep_minutes,
  cook_minutes,
  rest_minutes,
}: Pick<RecipeRow, 'prep_minutes' | 'cook_minutes' | 'rest_minutes'>): number | null {
  const said = [prep_minutes, cook_minutes, rest_minutes].filter((one) => one !== null)
  return said.length === 0 ? null : said.reduce((sum, one) => sum + one, 0)
}

export function pricePerServing(price: number, servings: number): number {
  return Math.round(price / servings)
}
