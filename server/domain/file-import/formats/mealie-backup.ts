import { isNode, listOf, type SchemaNode } from '../../recipe-reader/schema.ts'
import { householdReading } from './household.ts'
import { readMealie } from './mealie.ts'
import { mealieHousehold } from './mealie-household.ts'
import type { Reading } from './reading.ts'

/** A backup of Mealie: its tables as lists of rows. Each recipe is put together again. */
export function readMealieBackup(value: SchemaNode): Iterable<Reading> | null {
  const is = Array.isArray(value['recipes']) && Array.isArray(value['recipes_ingredients'])
  return is ? together(value) : null
}

function* together(value: SchemaNode): Generator<Reading> {
  const rows = (table: string) => listOf(value[table]).filter(isNode)
  const foods = byId(rows('ingredient_foods'))
  const units = byId(rows('ingredient_units'))
  const lines = grouped(rows('recipes_ingredients'))
  const steps = grouped(rows('recipe_instructions'))
  const notes = grouped(rows('notes'))
  const categories = named(rows('recipes_to_categories'), 'category_id', rows('categories'))
  const tags = named(rows('recipes_to_tags'), 'tag_id', rows('tags'))
  // Each once: of one with a million lines a thousand more would be a thousand times the work.
  for (const [id, row] of byId(rows('recipes'))) {
    const readings = readMealie({
      ...row,
      slug: row['slug'] ?? '',
      recipe_category: categories.get(id) ?? [],
      tags: tags.get(id) ?? [],
      recipe_ingredient: (lines.get(id) ?? []).map((line) => ({
        ...line,
        food: foods.get(line['food_id']),
        unit: units.get(line['unit_id']),
      })),
      recipe_instructions: steps.get(id) ?? [],
      notes: notes.get(id) ?? [],
    })
    for (const reading of readings ?? [])
      yield 'recipe' in reading ? { ...reading, images: [imageOf(id)] } : reading
  }
  yield* householdReading(mealieHousehold(rows, foods, units))
  for (const { name } of rows('cookbooks'))
    if (typeof name === 'string') yield { title: name.slice(0, 200), problem: 'no_place' }
}

function byId(rows: readonly SchemaNode[]): Map<unknown, SchemaNode> {
  return new Map(rows.map((row) => [row['id'], row]))
}

/** The rows of each recipe, in their order. */
function grouped(rows: readonly SchemaNode[]): Map<unknown, SchemaNode[]> {
  const placed = rows.toSorted((a, b) => Number(a['position'] ?? 0) - Number(b['position'] ?? 0))
  return Map.groupBy(placed, (row) => row['recipe_id'])
}

function named(
  links: readonly SchemaNode[],
  key: string,
  rows: readonly SchemaNode[],
): Map<unknown, unknown[]> {
  const names = byId(rows)
  const all = new Map<unknown, unknown[]>()
  for (const [recipe, own] of grouped(links))
    all.set(
      recipe,
      own.map((link) => names.get(link[key])?.['name']),
    )
  return all
}

/** SQLite keeps ids without hyphens, the folders have them. */
function imageOf(id: unknown): string {
  const hex = String(id).replaceAll('-', '')
  const dashed = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return `data/recipes/${dashed}/images/original.webp`
}
