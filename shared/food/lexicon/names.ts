import { ambiguous } from './ambiguous.ts'
import { concepts } from './concepts.ts'
import { foods } from './foods.ts'

/** What a name can mean, by id of food or concept. */
export interface Reading {
  /** What a line or a wish means by it. */
  default: string
  /** What a line means by it when it counts pieces or weighs from a hundred grams. */
  bulk?: string
  /** Everything that an exclusion of the name leaves out, each with its closure. */
  all: readonly string[]
}

/** Every name and adjective of the lexicon in lower case, its apostrophe ’. */
export const readings: ReadonlyMap<string, Reading> = read()

function read(): Map<string, Reading> {
  const found = new Map<string, Reading>()
  for (const { id, uk, en, cs, adjectives = [] } of [...foods, ...concepts]) {
    for (const name of [...uk, ...en, ...cs, ...adjectives]) {
      found.set(name.toLowerCase(), { default: id, all: [id] })
    }
  }
  for (const [name, { default: usual, bulk, others }] of Object.entries(ambiguous)) {
    const all = [...new Set([usual, ...(bulk ? [bulk] : []), ...others])]
    found.set(name, { default: usual, ...(bulk && { bulk }), all })
  }
  return found
}
