import { isNode, listOf, type SchemaNode } from '../../recipe-reader/schema.ts'
import { headingLine, lineOf } from './amounts.ts'
import { grocyHousehold } from './grocy-household.ts'
import { householdReading } from './household.ts'
import { type Reading, readingOf } from './reading.ts'

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
  for (const row of rows('recipes').filter((one) => (one['type'] ?? 'normal') === 'normal')) {
    let group = ''
    const ingredients = (lines.get(String(row['id'])) ?? []).flatMap((line) => {
      const part = String(line['ingredient_group'] ?? '')
      const named = part !== group ? headingLine(part) : []
      group = part
      const quantity = line['variable_amount'] || line['amount']
      const unit = units.get(String(line['qu_id']))
      const food = products.get(String(line['product_id']))
      return [...named, lineOf({ quantity, unit, food, note: line['note'] })]
    })
    yield readingOf(
      {
        name: row['name'],
        recipeYield: row['base_servings'],
        recipeIngredient: ingredients,
        recipeInstructions: row['description'],
        image: row['picture_file_name'],
      },
      { key: row['id'], created: row['row_created_timestamp'] },
    )
  }
  yield* householdReading(grocyHousehold(rows, { products, units }))
}
