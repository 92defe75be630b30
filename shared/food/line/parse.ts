import { readOne } from './one.ts'
import { Draft } from './rules/draft.ts'
import { rules } from './rules/index.ts'
import { follow } from './rules/rule.ts'
import type { ParsedLine } from './types.ts'

/**
 * What a line of a recipe says, in Ukrainian, English or Czech. It is the first of the foods that it asks
 * for, and holds the `more` of them. Never throws; the text is always kept.
 */
export function parseIngredientLine(text: string): ParsedLine {
  return follow(rules, new Draft(text, readOne))
}
