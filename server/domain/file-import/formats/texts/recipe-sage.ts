import { readFields } from '../fields.ts'
import type { Reading } from '../reading.ts'

const label =
  /^(id|title|description|yield|activeTime|totalTime|source|url|notes|ingredients|instructions|rating|folder|createdAt|updatedAt|userId|labels|images|nutrition[A-Z]\w{0,30}): ?(.*)$/

/** RecipeSage as text: the name of each field before what it says, which may go over many lines. */
export function readRecipeSage(text: string): Reading[] | null {
  const [, rest] = /^\s{0,9}==== Recipes ====\n([\s\S]*)$/.exec(text) ?? []
  if (rest === undefined) return null
  const recipes: [string, string][][] = []
  for (const line of rest.split('\n')) {
    const [, name, said = ''] = label.exec(line) ?? []
    const fields = recipes.at(-1)
    // A field that is there already begins the next recipe only where each begins.
    if (name === 'id' || (name === 'title' && fields?.some(([one]) => one === 'title')))
      recipes.push([])
    const last = recipes.at(-1)?.at(-1)
    if (name) recipes.at(-1)?.push([name, said])
    else if (last) last[1] += `\n${line}`
  }
  return recipes.map(readFields)
}
