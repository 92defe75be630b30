import { step, stepsTaken } from '../text/steps.ts'
import { readOne } from './one.ts'
import { Draft } from './rules/draft.ts'
import { rules } from './rules/index.ts'
import { follow } from './rules/rule.ts'
import type { ParsedLine } from './types.ts'

interface Kept {
  line: ParsedLine
  /** What it took, which whoever finds it here is charged too: a text costs the same at any time. */
  steps: number
}

const enough = 5000
const longest = 120
const lately = new Map<string, Kept>()

/**
 * What a line of a recipe says, in Ukrainian, English or Czech. It is the first of the foods that it asks
 * for, and holds the `more` of them. Never throws; the text is always kept. A draft is read again with every
 * word that is typed, and «сіль за смаком» stands in every other recipe, so what was read lately is at hand:
 * the same line for all who ask, which nobody can change.
 */
export function parseIngredientLine(text: string): ParsedLine {
  const before = lately.get(text)
  if (before) {
    step(before.steps)
    return before.line
  }
  const began = stepsTaken()
  const line = frozen(readAnew(text))
  if (text.length > longest) return line
  if (lately.size >= enough) lately.clear()
  lately.set(text, { line, steps: stepsTaken() - began })
  return line
}

/** The same without looking whether it was read lately: for whoever watches how it is read. */
export function readAnew(text: string): ParsedLine {
  return follow(rules, new Draft(text, readOne))
}

function frozen<T extends object>(said: T): T {
  for (const part of Object.values(said))
    if (typeof part === 'object' && part !== null && !Object.isFrozen(part)) frozen(part)
  return Object.freeze(said)
}
