import { isNode, type SchemaNode } from '../../recipe-reader/schema.ts'
import { readGrocy } from './grocy.ts'
import { readHousehold } from './household.ts'
import { readKitchenOwl } from './kitchen-owl.ts'
import { readMealie } from './mealie.ts'
import { readMealieBackup } from './mealie-backup.ts'
import { readOtherJson } from './other-json.ts'
import { readOwnEverything, readOwnRecipe } from './own.ts'
import { readPaprika } from './paprika.ts'
import type { Reading } from './reading.ts'
import { readSchemaOrg } from './schema-org.ts'
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
  for (const name of lists) {
    const inner = value[name]
    if (isNode(inner) || Array.isArray(inner)) yield* recognise(inner)
  }
}
