import { allergensOf, descendantsOf, isKindOf } from '../lexicon/index.ts'
import type { Allergen } from '../lexicon/types.ts'

/** Of a group that has none of its own («горіхи»), those of its kinds; fried onions are floured, and an onion is not. */
export function allergensUnder(id: string): Allergen[] {
  const own = [...allergensOf(id)]
  if (own.length > 0) return own
  const kinds = [...descendantsOf(id)].filter((kind) => kind !== id && isKindOf(kind, id))
  const all = kinds.flatMap((kind) => [...allergensOf(kind)])
  const isOfMost = (one: Allergen) => 2 * all.filter((each) => each === one).length >= kinds.length
  const grows = grown.some((kind) => isKindOf(id, kind))
  const each = [...new Set(all)]
  // «алергія на соуси»: of a group of anything, what most of them hold.
  if (ofAnything.some((kind) => isKindOf(id, kind))) return each.filter(isOfMost)
  return each.filter((one) => !grows || !added.has(one) || isOfMost(one))
}
const ofAnything = ['sauce', 'sweet', 'sweets', 'spicy', 'spice', 'condiment', 'canned']
/** Nobody is given any of those with what grows, but where it is made up. */
const grown = ['vegetable', 'fruit', 'berry', 'mushroom']
/** What comes into a food when it is made up: batter and breadcrumbs, butter and cream. */
const added: ReadonlySet<Allergen> = new Set(['gluten', 'milk', 'eggs'])
