import type { SchemaNode } from '../../../recipe-reader/schema.ts'
import { momentOf } from '../about.ts'
import { lineOf } from '../amounts.ts'

type Rows = (table: string) => SchemaNode[]

/** A backup's plan and shopping lists. Its snacks, drinks and sides have fewer names here. */
export function mealieHousehold(
  rows: Rows,
  foods: ReadonlyMap<unknown, SchemaNode>,
  units: ReadonlyMap<unknown, SchemaNode>,
) {
  const names = new Map(rows('recipes').map((row) => [row['id'], row['name']]))
  const wanted = Map.groupBy(
    rows('shopping_list_item_recipe_reference'),
    (row) => row['shopping_list_item_id'],
  )
  const items = Map.groupBy(rows('shopping_list_items'), (row) => row['shopping_list_id'])
  return {
    plan: rows('group_meal_plans').map((row) => {
      const dish = names.get(row['recipe_id'])
      return {
        date: momentOf(row['date'])?.slice(0, 10),
        slot: slotOf(row['entry_type']),
        kind: dish === undefined ? 'note' : 'dish',
        title: dish ?? (row['title'] || row['text']),
        note: String((dish !== undefined || row['title'] ? row['text'] : '') ?? '').slice(0, 500),
        // It plans dishes and says for nobody how many eat.
        servings: null,
        recipe: dish === undefined ? null : String(row['recipe_id']),
        cookedAt: null,
      }
    }),
    lists: rows('shopping_lists').map((list) => ({
      name: String(list['name'] ?? ''),
      current: false,
      lines: (items.get(list['id']) ?? [])
        .map((item) => ({
          text: textOf(item, foods, units).slice(0, 300),
          ticked: Boolean(Number(item['checked'])),
          dishes: (wanted.get(item['id']) ?? []).flatMap((one) => {
            const title = String(names.get(one['recipe_id']) ?? '').trim()
            const dish = { title: title.slice(0, 200), recipe: String(one['recipe_id']), key: '-' }
            return title === ''
              ? []
              : [{ ...dish, entry: null, quantity: null, unit: null, part: null }]
          }),
        }))
        .filter((line) => line.text !== '')
        .slice(0, 500),
    })),
    members: [],
    staples: alwaysThere(rows, foods),
    tray: [],
    pantry: [],
  }
}

/** What somebody marked as always on hand; newer versions keep that for each house. */
function alwaysThere(rows: Rows, foods: ReadonlyMap<unknown, SchemaNode>): string[] {
  const marked = rows('households_to_ingredient_foods').map((row) => foods.get(row['food_id']))
  const older = rows('ingredient_foods').filter((row) => Boolean(Number(row['on_hand'])))
  const names = [...marked, ...older].map((food) => String(food?.['name'] ?? '').trim())
  return [...new Set(names)].filter((name) => name !== '').map((name) => name.slice(0, 60))
}

function textOf(
  item: SchemaNode,
  foods: ReadonlyMap<unknown, SchemaNode>,
  units: ReadonlyMap<unknown, SchemaNode>,
): string {
  const food = foods.get(item['food_id'])
  if (!food) return String(item['note'] ?? '').trim()
  return lineOf({
    quantity: item['quantity'],
    unit: units.get(item['unit_id']),
    food,
    note: item['note'],
  })
}

function slotOf(type: unknown): string {
  const said = String(type)
  if (said === 'breakfast' || said === 'lunch') return said
  return said === 'snack' || said === 'drink' || said === 'dessert' ? 'snack' : 'dinner'
}
