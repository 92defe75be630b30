import { isKindOf } from './lexicon/index.ts'
import { needsIn, needsOfLine } from './line/needs.ts'
import type { ParsedLine } from './line/types.ts'
import { matchFoods } from './names/match.ts'
import { isModifier } from './names/modifiers.ts'
import type { Form } from './text/forms.ts'
import { wordsOf } from './text/phrases.ts'

/**
 * Which lines a step uses, by their place: «додайте цибулю» uses the line of onions, «обсмажте м'ясо» the
 * line of beef. A line that is not understood is found by its own words.
 */
export function amountsInStep(step: string, lines: readonly ParsedLine[]): number[] {
  const words = wordsOf(step.slice(0, 4000))
  const spoken = matchFoods(words).map((match) => match.id)
  const stems = new Set(words.map((word) => word.light))
  const needs = needsIn(lines)
  return lines.flatMap((line, at) =>
    !line.heading && needsOfLine(line).some((one) => uses(one, spoken, stems, needs)) ? [at] : [],
  )
}

function uses(
  line: ParsedLine,
  spoken: readonly string[],
  stems: ReadonlySet<string>,
  lines: readonly ParsedLine[],
): boolean {
  const { food } = line
  if (food === undefined) return wordsIn(line).some((word) => stems.has(word.light))
  if (spoken.includes(food)) return true
  return spoken.some((said) => {
    // A step's own food beats its kinds: with both flour and rye flour listed, «борошно» is the first.
    if (lines.some((other) => other.food === said)) return false
    return isKindOf(food, said) || isKindOf(said, food)
  })
}

function wordsIn(line: ParsedLine): Form[] {
  return wordsOf(line.foodText).filter((word) => word.low.length > 3 && !isModifier(word))
}
