import { isNode, listOf, type SchemaNode } from '../../../recipe-reader/schema.ts'
import { householdReading } from '../household.ts'
import type { Reading } from '../reading.ts'
import { tablesLeft } from '../tables-left.ts'
import { gatheredIn } from './cookbooks.ts'
import { mealieHousehold } from './household.ts'
import { readMealie } from './recipe.ts'
import { byId, grouped, named } from './tables.ts'

/** A backup of Mealie: its tables as lists of rows. Each recipe is put together again. */
export function readMealieBackup(value: SchemaNode): Iterable<Reading> | null {
  const is = Array.isArray(value['recipes']) && Array.isArray(value['recipes_ingredients'])
  return is ? together(value) : null
}

const read = `recipes recipes_ingredients recipe_instructions notes categories tags tools
  recipes_to_categories recipes_to_tags recipes_to_tools recipe_comments recipe_nutrition
  recipe_assets api_extras users_to_recipes households_to_recipes users_to_favorites
  ingredient_foods ingredient_units households_to_ingredient_foods group_meal_plans shopping_lists
  shopping_list_items cookbooks cookbooks_to_categories cookbooks_to_tags cookbooks_to_tools
  shopping_list_item_recipe_reference`
/** How the program itself is set up, who may sign in there, and what it counts. */
const its = `alembic_version users groups households group_preferences household_preferences
  server_settings recipe_settings recipe_share_tokens recipe_ingredient_ref_link invite_tokens
  long_live_tokens password_reset_tokens group_reports report_entries
  shopping_list_recipe_reference shopping_lists_multi_purpose_labels`

function* together(value: SchemaNode): Generator<Reading> {
  const rows = (table: string) => listOf(value[table]).filter(isNode)
  const recipes = byId(rows('recipes'))
  const foods = byId(rows('ingredient_foods'))
  const units = byId(rows('ingredient_units'))
  const users = byId(rows('users'))
  const of = {
    lines: grouped(rows('recipes_ingredients')),
    steps: grouped(rows('recipe_instructions')),
    notes: grouped(rows('notes')),
    comments: grouped(rows('recipe_comments')),
    nutrition: grouped(rows('recipe_nutrition')),
    assets: grouped(rows('recipe_assets')),
    extras: grouped(rows('api_extras')),
    opinions: grouped(rows('users_to_recipes')),
    made: grouped(rows('households_to_recipes')),
    categories: named(rows('recipes_to_categories'), 'category_id', rows('categories')),
    tags: named(rows('recipes_to_tags'), 'tag_id', rows('tags')),
    tools: named(rows('recipes_to_tools'), 'tool_id', rows('tools')),
  }
  // Each once: of one with a million lines a thousand more would be a thousand times the work.
  for (const [id, row] of recipes) {
    const readings = readMealie({
      ...row,
      slug: row['slug'] ?? '',
      recipe_category: of.categories.get(id) ?? [],
      tags: of.tags.get(id) ?? [],
      tools: of.tools.get(id) ?? [],
      recipe_ingredient: (of.lines.get(id) ?? []).map((line) => ({
        ...line,
        food: foods.get(line['food_id']),
        unit: units.get(line['unit_id']),
        referenced_recipe: nameOf(recipes.get(line['referenced_recipe_id'])),
      })),
      recipe_instructions: of.steps.get(id) ?? [],
      notes: of.notes.get(id) ?? [],
      nutrition: of.nutrition.get(id)?.[0],
      assets: of.assets.get(id) ?? [],
      extras: Object.fromEntries(
        (of.extras.get(id) ?? []).map((one) => [String(one['key_name'] ?? ''), one['value']]),
      ),
      comments: (of.comments.get(id) ?? []).map((one) => ({
        ...one,
        user: { full_name: users.get(one['user_id'])?.['full_name'] },
      })),
      ...opinionIn(of.opinions.get(id) ?? [], row),
      last_made:
        row['last_made'] ?? of.made.get(id)?.find((one) => one['last_made'])?.['last_made'],
    })
    for (const reading of readings ?? [])
      yield 'recipe' in reading ? { ...reading, images: [imageOf(id)] } : reading
  }
  const cookbooks = gatheredIn(rows)
  yield* householdReading({ ...mealieHousehold(rows, foods, units), cookbooks: cookbooks.kept })
  for (const title of cookbooks.left) yield { title: title.slice(0, 200), problem: 'no_place' }
  yield* tablesLeft(value, read, its)
}

function nameOf(recipe: SchemaNode | undefined) {
  return recipe && { id: recipe['id'], name: recipe['name'] }
}

/** Everybody of a house rates for themselves: the owner's stars count before those of the others. */
function opinionIn(rows: readonly SchemaNode[], recipe: SchemaNode) {
  const own = (row: SchemaNode) => Number(row['user_id'] === recipe['user_id'])
  const placed = rows.toSorted((a, b) => own(b) - own(a))
  const rated = placed.find((one) => Number(one['rating']) > 0)
  return {
    rating: rated?.['rating'] ?? recipe['rating'],
    is_favorite: rows.some((one) => Boolean(Number(one['is_favorite']))),
  }
}

/** SQLite keeps ids without hyphens, the folders have them. */
function imageOf(id: unknown): string {
  const hex = String(id).replaceAll('-', '')
  const dashed = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return `data/recipes/${dashed}/images/original.webp`
}
