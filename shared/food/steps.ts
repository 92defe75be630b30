import { small } from './ask/words/small.ts'
import { isKindOf } from './lexicon/index.ts'
import { needsIn, needsOfLine } from './line/needs.ts'
import type { ParsedLine } from './line/types.ts'
import { matchFoods } from './names/match.ts'
import { isModifier } from './names/modifiers.ts'
import type { LinesOfStep } from './step-parts.ts'
import type { Form } from './text/forms.ts'
import { wordsOf } from './text/phrases.ts'
import { type Token, tokenize } from './text/tokens.ts'
import { unitOf } from './units/find.ts'

/**
 * Which lines a step uses, by their place: «додайте цибулю» uses the line of onions, «обсмажте м'ясо» the
 * line of beef. A line that is not understood is found by its own words. In a dish of parts the lines of its
 * own part go before others, and where the step names its part there are no others.
 */
export function amountsInStep(
  step: string,
  lines: readonly ParsedLine[],
  { own, only }: LinesOfStep = ofAll,
): number[] {
  const words = wordsOf(step.slice(0, 4000))
  const stems = new Set(words.map((word) => word.light))
  const used = (spoken: readonly string[], among: (at: number) => boolean) => {
    const needs = needsIn(lines.filter((_, at) => among(at)))
    return lines.flatMap((line, at) =>
      among(at) && !line.heading && needsOfLine(line).some((one) => uses(one, spoken, stems, needs))
        ? [at]
        : [],
    )
  }
  const spoken = matchFoods(words).map((match) => match.id)
  const first = used(spoken, own)
  if (only || lines.every((_, at) => own(at))) return first
  const found = needsIn(first.flatMap((at) => lines[at] ?? [])).flatMap(({ food }) => food ?? [])
  const left = spoken.filter((said) => !found.some((food) => areKin(food, said)))
  return [...first, ...used(left, (at) => !own(at))].toSorted((one, other) => one - other)
}

const ofAll: LinesOfStep = { own: () => true, only: false }
const areKin = (food: string, said: string) =>
  food === said || isKindOf(food, said) || isKindOf(said, food)

/**
 * Of those lines the ones of which the step says itself that it takes a part: «щіпку солі», "a pinch of the sugar", «решту
 * борошна». The whole amount beside it would say another thing.
 */
export function measuredInStep(step: string, lines: readonly ParsedLine[]): ReadonlySet<number> {
  const words = tokenize(step.slice(0, 4000)).filter(({ kind }) => kind !== 'mark')
  const found = matchFoods(words.map(({ form }) => form))
  const told = (isSaid: boolean) =>
    found.flatMap((match) => (saysHowMuch(words, match.from) === isSaid ? match.id : []))
  const [measured, bare] = [told(true), told(false)]
  const isOf = (ids: readonly string[], line: ParsedLine) =>
    needsOfLine(line).some(({ food = '' }) =>
      ids.some((id) => isKindOf(food, id) || isKindOf(id, food)),
    )
  const places = lines.keys().filter((at) => {
    const line = lines[at] as ParsedLine
    return isOf(measured, line) && !isOf(bare, line)
  })
  return new Set(places)
}

/** A measure with no number: with one, the step says what the line says. */
function saysHowMuch(words: readonly Token[], from: number): boolean {
  let at = from - 1
  while (at > 0 && small.article.has(words[at]?.low)) at--
  while (at > 0 && small.of.has(words[at]?.low)) at--
  const word = words[at]
  if (word?.kind !== 'word') return false
  if (small.theRest.has(word.low)) return true
  return unitOf(word.form) !== undefined && words[at - 1]?.kind !== 'number'
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
