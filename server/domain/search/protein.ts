import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { needsOfLine } from '../../../shared/food/line/needs.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { figuresIn, type Put, putBy } from '../../../shared/food/nutrition/nutrition.ts'

/** From this part of the energy on, labels in the European Union may say "high protein". */
const high = 0.2
/** And of a plate that is said by so many grams, where they are no small part of it. */
const [manyGrams, noSmallPart] = [20, 0.16]
/** Below that there is little of anything. */
const fewGrams = 10
const energyOfProtein = 4

/** Cabbage has little else, and yet nobody eats it for its protein. */
const sources = ['meat', 'fish', 'seafood', 'egg-product', 'dairy', 'legume', 'egg', 'nut']

/** Whether so much of what the dish gives is protein; unknown is no. */
export function isRichInProtein(lines: readonly ParsedLine[], servings?: number): boolean {
  if (!lines.some((line) => knownOf(line).isSource)) return false
  const { perServing } = figuresIn(lines, servings ?? 1, ['protein', 'energy'], putOf)
  const { protein, energy } = perServing ?? { protein: null, energy: null }
  if (protein === null || energy === null) return false
  const part = energy === 0 ? 1 : (protein * energyOfProtein) / energy
  if (servings === undefined) return part >= high
  return protein >= manyGrams ? part >= noSmallPart : protein >= fewGrams && part >= high
}

/** What a line puts into a dish, worked out once for a line. */
export const putOf = (line: ParsedLine): readonly Put[] => knownOf(line).put

interface Known {
  isSource: boolean
  put: readonly Put[]
}

/** A line that was read once for a whole file is the same line in all its recipes. */
const known = new WeakMap<ParsedLine, Known>()

function knownOf(line: ParsedLine): Known {
  const before = known.get(line)
  if (before) return before
  const foods = needsOfLine(line).flatMap(({ food }) => food ?? [])
  const isSource = foods.some((id) => sources.some((source) => isKindOf(id, source)))
  const made = { isSource, put: putBy(line) }
  known.set(line, made)
  return made
}
