import type { Reading } from '../reading.ts'
import { recognise } from '../recognise.ts'

const largest = 1024 * 1024

/** The CookBook app lets a recipe go as YAML, in the words of Paprika. */
export function readYaml(text: string): Iterable<Reading> | null {
  const keys = /^(?:name|title): ?\S/m.test(text) && /^ingredients: ?[|>[]?[-+]?\s*$/m.test(text)
  if (!keys || text.length > largest) return null
  // One that repeats itself by name could unfold without an end.
  if (/(?:^|[:[{,-])[ \t]{0,3}&\w/m.test(text)) return null
  try {
    const readings = [...recognise(Bun.YAML.parse(text))]
    return readings.length > 0 ? readings : null
  } catch {
    return null
  }
}
