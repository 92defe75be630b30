import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { needsOfLine } from '../../../shared/food/line/needs.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { type Put, putBy } from '../../../shared/food/nutrition/put.ts'

/** What a line brings to the plate. */
interface Brought {
  put: readonly Put[]
  /** Of what gives protein, and not only a little beside something else. */
  hasProtein: boolean
}

/** Cabbage has little else, and yet nobody eats it for its protein. */
const sources = ['meat', 'fish', 'seafood', 'egg-product', 'dairy', 'legume', 'egg', 'nut']

/** A line that was read once for a whole file is the same line in all its recipes. */
const known = new WeakMap<ParsedLine, Brought>()

export function broughtBy(line: ParsedLine): Brought {
  const before = known.get(line)
  if (before) return before
  const foods = needsOfLine(line).flatMap(({ food }) => food ?? [])
  const hasProtein = foods.some((id) => sources.some((source) => isKindOf(id, source)))
  const made = { put: putBy(line), hasProtein }
  known.set(line, made)
  return made
}

export const putOf = (line: ParsedLine): readonly Put[] => broughtBy(line).put
