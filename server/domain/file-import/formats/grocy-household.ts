import type { SchemaNode } from '../../recipe-reader/schema.ts'
import { momentOf } from './about.ts'
import { lineOf } from './amounts.ts'
import { numberOf } from './numbers.ts'

/** Its numbers are those of other programs too, whose recipes may lie in the same archive. */
export const grocyKey = (id: unknown) => `grocy ${id}`

type ById = ReadonlyMap<string, SchemaNode>

/** Grocy's plan of days, its shopping lists, and what it has at home. */
export function grocyHousehold(
  rows: (table: string) => SchemaNode[],
  { products, units }: { products: ById; units: ById },
) {
  const recipes = new Map(rows('recipes').map((row) => [String(row['id']), row['name']]))
  const lines = Map.groupBy(rows('shopping_list'), (row) => String(row['shopping_list_id'] ?? 1))
  const lists = rows('shopping_lists')
  const named = lists.length > 0 ? lists : [{ id: 1, name: 'Grocy' }]
  return {
    plan: rows('meal_plan').map((row) => {
      const dish = recipes.get(String(row['recipe_id']))
      const product = products.get(String(row['product_id']))?.['name']
      return {
        date: momentOf(row['day'])?.slice(0, 10),
        slot: 'dinner',
        kind: dish === undefined ? 'note' : 'dish',
        title: dish ?? product ?? row['note'],
        note: '',
        servings: Math.round(numberOf(row['recipe_servings'])) || null,
        recipe: dish === undefined ? null : grocyKey(row['recipe_id']),
        cookedAt: null,
      }
    }),
    lists: named
      .map((list) => ({
        name: String(list['name'] ?? ''),
        current: false,
        lines: (lines.get(String(list['id'])) ?? [])
          .map((row) => {
            const food = products.get(String(row['product_id']))
            const unit = units.get(String(row['qu_id']))
            const text = food
              ? lineOf({ quantity: row['amount'], unit, food, note: row['note'] })
              : String(row['note'] ?? '')
            return { text: text.trim().slice(0, 300), ticked: Boolean(Number(row['done'])) }
          })
          .filter((line) => line.text !== '')
          .slice(0, 500),
      }))
      .filter((list) => list.lines.length > 0),
    members: [],
    staples: [],
    tray: [],
    pantry: rows('stock').map((row) => {
      const food = products.get(String(row['product_id']))
      const unit = units.get(String(food?.['qu_id_stock']))
      const seen = momentOf(row['row_created_timestamp']) ?? momentOf(row['purchased_date'])
      const text = lineOf({ quantity: row['amount'], unit, food, note: null })
      return { text: text.slice(0, 300), seenAt: seen }
    }),
  }
}
