import { dietsOf } from '../../../shared/food/diets.ts'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { needsOfLine } from '../../../shared/food/line/needs.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'

/** Whether whoever stands no lactose may eat it: each milk in it says that it has none, and the rest is surely without milk. */
export function isLactoseFree(lines: readonly ParsedLine[]): boolean {
  return dietsOf(lines.filter((line) => !isWithout(line)))['dairy-free'] === 'yes'
}

const isWithout = (line: ParsedLine): boolean => {
  const needs = needsOfLine(line)
  return needs.length > 0 && needs.every(saysWithout)
}

function saysWithout({ food, qualities, understood }: ParsedLine): boolean {
  if (!understood || food === undefined || !isKindOf(food, 'dairy')) return false
  return food === 'lactose-free-milk' || (qualities?.includes('lactose-free') ?? false)
}
