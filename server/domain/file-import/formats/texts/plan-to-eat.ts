import { readFields } from '../fields.ts'
import type { Reading } from '../reading.ts'

const label =
  /^(Title|Description|Serves|Servings|Source|Original URL|Photo Url|Image|Categories|Cookbook|Section|Active Time|Instructions|Public Url|Prep Time|Cook Time|Total Time|Course|Cuisine|Main Ingredient|Tags|Url|Notes|Ingredients|Directions|Rating|Yields?|Private|Calories|Fat|Saturated Fat|Cholesterol|Sodium|Sugar|Carbohydrate|Fiber|Protein|Cost):\s?(.*)$/i

/** Plan to Eat, Pepperplate and Saffron as text: a label before each value, dashes between recipes. */
export function readPlanToEat(text: string): Reading[] | null {
  if (
    !/^Title:/m.test(text) ||
    !/^Ingredients:/m.test(text) ||
    !/^(?:Directions|Instructions):/m.test(text)
  )
    return null
  return text
    .split(/^-{10,}\s*$/m)
    .filter((part) => part.trim() !== '')
    .map((part) => readFields(fieldsOf(part)))
}

function fieldsOf(part: string): [string, string][] {
  const fields: [string, string][] = []
  for (const line of part.split(/\r?\n/)) {
    const found = label.exec(line)
    const last = fields.at(-1)
    if (found?.[1]) fields.push([found[1], found[2] ?? ''])
    else if (last) last[1] += `\n${line}`
  }
  return fields
}
