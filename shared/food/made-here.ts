import { isKindOf } from './lexicon/index.ts'
import type { ParsedLine } from './line/types.ts'

/** Parts of a dish that are made of the lines below their name, and are called by no more than that. */
const madeHere: ReadonlySet<string> = new Set([
  ...['dough', 'sauce', 'broth', 'meat-broth', 'pickle', 'pickle-brine', 'frosting', 'icing'],
  ...['salad-dressing', 'salad', 'chocolate-glaze', 'stuffing-mix', 'gravy'],
])

/** So many lines tell what a part is made of; a single one may stand beside it. */
const fewest = 2

/**
 * «Маринад:» over water and salt: what is in it the lines below tell, and its name says nothing more. A dough has flour
 * among them; a name with nothing below it counts as what it names.
 */
export function withoutMadeHere(lines: readonly ParsedLine[]): readonly ParsedLine[] {
  if (!lines.some(({ heading }) => heading)) return lines
  return lines.map((line, at) => {
    const [food, ...others] = line.mentions ?? []
    if (!line.heading || food === undefined || others.length > 0 || !madeHere.has(food)) return line
    const end = lines.findIndex(({ heading }, i) => i > at && heading)
    const below = lines.slice(at + 1, end < 0 ? lines.length : end)
    if (below.length < fewest) return line
    const isDough = isKindOf(food, 'dough')
    if (isDough && !below.some((one) => isKindOf(one.food ?? '', 'flours'))) return line
    const { mentions, ...rest } = line
    return rest
  })
}
