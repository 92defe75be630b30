import { isNode, listOf, type SchemaNode } from '../../recipe-reader/schema.ts'
import { headingLine, lineOf, recipeLine } from './amounts.ts'
import { grocyHousehold, grocyKey } from './grocy-household.ts'
import { householdReading } from './household.ts'
import { type Keys, leftOf } from './left.ts'
import { type Reading, readingOf } from './reading.ts'
import { tablesLeft } from './tables-left.ts'

const known: Keys = {
  taken: 'name description base_servings picture_file_name row_created_timestamp',
  marks: 'id type desired_servings not_check_shoppinglist product_id',
}
const position: Keys = {
  taken: 'amount variable_amount note ingredient_group qu_id product_id',
  marks: `id recipe_id row_created_timestamp only_check_single_unit_in_stock
    not_check_stock_fulfillment round_up price_factor`,
}
const read = `recipes recipes_pos recipes_pos_resolved recipes_nestings products quantity_units
  meal_plan meal_plan_sections shopping_list shopping_lists stock`

/** Grocy: its tables as lists of rows; a recipe's positions name products and units by number. */
export function readGrocy(value: SchemaNode): Iterable<Reading> | null {
  const positions = value['recipes_pos'] ?? value['recipes_pos_resolved']
  return Array.isArray(value['recipes']) && Array.isArray(positions)
    ? together(value, positions)
    : null
}

function* together(value: SchemaNode, positions: readonly unknown[]): Generator<Reading> {
  const rows = (table: string) => listOf(value[table]).filter(isNode)
  const byId = (table: string) => new Map(rows(table).map((row) => [String(row['id']), row]))
  const products = byId('products')
  const units = byId('quantity_units')
  const lines = Map.groupBy(positions.filter(isNode), (row) => String(row['recipe_id']))
  const names = byId('recipes')
  const nested = Map.groupBy(rows('recipes_nestings'), (row) => String(row['recipe_id']))
  for (const row of rows('recipes').filter((one) => (one['type'] ?? 'normal') === 'normal')) {
    let group = ''
    const own = lines.get(String(row['id'])) ?? []
    const inner = takenBy(nested.get(String(row['id'])) ?? [], names)
    const ingredients = own.flatMap((line) => {
      const part = String(line['ingredient_group'] ?? '')
      const named = part !== group ? headingLine(part) : []
      group = part
      // An amount in words stands before the food as it was written.
      const { variable_amount: words, amount } = line
      const quantity = words ? 0 : amount
      const unit = units.get(String(line['qu_id']))
      const food = products.get(String(line['product_id']))
      const text = lineOf({ quantity, unit, food, note: line['note'] })
      return [...named, words ? `${words} ${text}` : text]
    })
    yield readingOf(
      {
        name: row['name'],
        recipeYield: row['base_servings'],
        recipeIngredient: [...ingredients, ...inner.map((one) => one.text)],
        recipeInstructions: row['description'],
        image: row['picture_file_name'],
      },
      {
        key: grocyKey(row['id']),
        created: row['row_created_timestamp'],
        takes: inner.map(({ text, recipe }) => ({ text, recipe: grocyKey(recipe) })),
        left: [...leftOf(row, known), ...own.flatMap((line) => leftOf(line, position))],
      },
    )
  }
  yield* householdReading(grocyHousehold(rows, { products, units }))
  yield* tablesLeft(value, read)
}

/** A recipe in a recipe: so many servings of it. */
function takenBy(
  nestings: readonly SchemaNode[],
  recipes: ReadonlyMap<string, SchemaNode>,
): { text: string; recipe: string }[] {
  return nestings.flatMap((one) => {
    const key = String(one['includes_recipe_id'])
    const name = String(recipes.get(key)?.['name'] ?? '').trim()
    const quantity = one['servings']
    return name === '' ? [] : [{ text: recipeLine({ quantity }, name), recipe: key }]
  })
}
