import { readNumber } from '../numbers/read.ts'
import { approximations } from '../numbers/words.ts'
import type { Token } from '../text/tokens.ts'
import { unitOf } from '../units/find.ts'
import { type UnitId, units } from '../units/units.ts'
import type { AmountRead } from './types.ts'
import { unitAt } from './unit.ts'
import { said } from './words/said.ts'

/** «штук п'ять», «грамів 200», «ложки зо дві»: Ukrainian turns about what it only guesses. */
export function readInverted(tokens: readonly Token[], at: number): AmountRead | undefined {
  const word = tokens[at]
  if (word?.kind !== 'word' || word.low.length < 2) return undefined
  const next = tokens[at + 1]
  const skipped =
    said.aboutTwo.has(next?.low) || approximations.has(next?.low ?? '') ? at + 2 : at + 1
  const number = readNumber(tokens, skipped)
  if (!number || !word.form.cyrillic) return undefined
  const unit = unitOf(word.form)
  if (!unit || (units[unit].dimension === 'count' && !guessed.has(unit))) return undefined
  const after = tokens[number.next]
  // «сир твердий гр 300», but «кг» may be of what stands before it.
  if (word.low.length < 4 && (after || at === 0 || tokens[at - 1]?.kind === 'number'))
    return undefined
  if (after?.low === '%' || unitAt(tokens, number.next)) return undefined
  const { value, ...rest } = number
  return { quantity: value, unit, ...rest }
}
const guessed = new Set<UnitId>(['piece', 'clove'])
