import { isNode, type SchemaNode } from '../../recipe-reader/schema.ts'
import { readGrocy } from './grocy.ts'
import { readHousehold } from './household.ts'
import { readKitchenOwl } from './kitchen-owl.ts'
import { readMealieBackup } from './mealie/backup.ts'
import { readMealie } from './mealie/recipe.ts'
import { readOtherJson } from './other-json.ts'
import { readOwnEverything, readOwnRecipe } from './own.ts'
import { readPaprika } from './paprika.ts'
import type { Reading } from './reading.ts'
import { readSchemaOrg } from './schema-org.ts'
import { tablesLeft } from './tables-left.ts'
import { readTandoor } from './tandoor.ts'

/** Each looks at the shape of an object and says null when it is not its own. The narrowest come first. */
const formats: readonly ((value: SchemaNode) => Iterable<Reading> | null)[] = [
  readHousehold,
  readOwnEverything,
  readOwnRecipe,
  readMealieBackup,
  readGrocy,
  readPaprika,
  readTandoor,
  readMealie,
  readSchemaOrg,
  readKitchenOwl,
  readOtherJson,
]

/** What a program says of its file, and not of the kitchen. */
const wrapping =
  'version format type count total page per_page perPage total_pages totalPages next previous exportedAt exported_at generator app @context @type view_ordering language'

/** Where programs put their list beside other things of theirs. */
const lists = ['recipes', 'data', 'items', 'results', 'recipe']

/** The recipes in a value of a JSON file, whoever wrote it: one by one, for a backup holds thousands. */
export function* recognise(value: unknown): Generator<Reading> {
  if (Array.isArray(value)) for (const one of value) yield* recognise(one)
  if (!isNode(value)) return
  for (const format of formats) {
    const readings = format(value)
    if (readings) return yield* readings
  }
  let any = false
  for (const name of lists) {
    const inner = value[name]
    if (!isNode(inner) && !Array.isArray(inner)) continue
    for (const reading of recognise(inner)) {
      any ||= 'recipe' in reading
      yield reading
    }
  }
  if (any) yield* tablesLeft(value, lists.join(' '), wrapping)
}
