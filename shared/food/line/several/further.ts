import { matchFoods } from '../../names/match.ts'
import type { Token } from '../../text/tokens.ts'
import { unitOf } from '../../units/find.ts'
import { type UnitId, units } from '../../units/units.ts'
import { readAmount } from '../amount.ts'
import { wordForms } from '../region.ts'
import type { AmountRead, ParsedLine } from '../types.ts'
import { andWords, noteStarts } from '../words/index.ts'
import { said } from '../words/said.ts'
import { isOfFamily } from './kinds.ts'
import type { Part, Segment, Words } from './parts.ts'

/** «+ 1 lžička na potření», "plus 1 tablespoon for greasing": whether it may be more of what was named, told by its words. */
export function mayBeFurther({ tokens, by }: Pick<Segment, 'tokens' | 'by'>): boolean {
  return amountOfFurther(tokens, by) !== undefined
}

/** One more need of the food before, as much as stands here, for what is said here. */
export function furtherOf(
  { tokens, by }: Pick<Segment, 'tokens' | 'by'>,
  last: Part,
  source: string,
  lineOf: (words: Words) => ParsedLine,
): Part | undefined {
  const { food, foodText, goods, quantity, unit } = last.line
  const amount = amountOfFurther(tokens, by)
  if (!amount || food === undefined || goods || quantity === undefined) return undefined
  const rest = tokens.slice(amount.next)
  // «150 г + 50 г» is a sum; of "2 limes, 1 juiced and 1 cut" one is a part of the two.
  if (rest.length === 0 && areAlike(amount.unit, unit)) return undefined
  if (andWords.has(by) && (!amount.unit || countsTwice(last.tokens))) return undefined
  if (rest.length > 0 && !isFor(rest)) {
    // «300 g hladké mouky a 100 g hrubé»: another kind of it, in the same measure.
    if (!areAlike(amount.unit, unit)) return undefined
    for (const noun of foodText.split(' ').toReversed()) {
      const line = lineOf({ tokens, noun })
      if (isKind(line, food)) return { tokens, by, noun, line }
    }
    return undefined
  }
  const measure = amount.unit ? undefined : wordOf(unit, last.tokens)
  const much = source.slice(tokens[0]?.start, tokens[amount.next - 1]?.end)
  const more = measure === undefined ? much : `${much} ${measure}`
  const words: Words = { tokens: rest, amount: more, lead: foodText }
  const whole: Words = rest.length > 0 ? words : { tokens, noun: foodText }
  const line = lineOf(whole)
  return line.food === food && line.understood ? { ...whole, by, line } : undefined
}

function amountOfFurther(tokens: readonly Token[], by: string): AmountRead | undefined {
  if (by === ',' || tokens.length === 0) return undefined
  const start = said.stillMore.has(tokens[0]?.low) ? 1 : 0
  if (tokens[start]?.kind !== 'number') return undefined
  const read = readAmount(tokens, start)
  if (read?.quantity === undefined) return undefined
  const rest = wordForms(tokens.slice(read.next))
  const names = matchFoods(rest).some(({ weak }) => !weak)
  return names && !isFor(tokens.slice(read.next)) ? undefined : read
}

/** «на підсипку», «у тісто», "for the pan". */
function isFor([first]: readonly Token[]): boolean {
  const low = first?.low ?? ''
  return noteStarts.has(low) || said.goesInto.has(low)
}

function countsTwice(tokens: readonly Token[]): boolean {
  return tokens.filter(({ kind }) => kind === 'number').length > 1
}

function areAlike(one: UnitId | undefined, other: UnitId | undefined): boolean {
  return one !== undefined && other !== undefined && units[one].dimension === units[other].dimension
}

function isKind({ food, understood, mentions, also }: ParsedLine, of: string): boolean {
  return understood && food !== undefined && !mentions && !also && isOfFamily(food, of)
}

/** «5 зубчиків часнику + 1 для подачі»: in the measure of the first. */
function wordOf(unit: UnitId | undefined, tokens: readonly Token[]): string | undefined {
  // "1 cup pecan halves, plus 12 for the top": those are counted.
  if (unit === undefined || ['mass', 'volume'].includes(units[unit].dimension)) return undefined
  return tokens.find(({ kind, form }) => kind === 'word' && unitOf(form) === unit)?.text
}
