import { formatAmount } from '../../../shared/food/amounts/format.ts'
import { scaleAmount } from '../../../shared/food/amounts/scale.ts'
import { inSystem } from '../../../shared/food/amounts/system.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import type { Language } from '../../../shared/language/languages.ts'
import { bind } from '../../language/bind.ts'
import { nameOf, type ShownLine, writtenAmount } from './scaledLine.ts'

/**
 * A line in grams and millilitres. It needs to know how heavy a glass of each food is, so it brings
 * the whole lexicon: load it only when somebody asks.
 */
export function measuredLine(
  line: ParsedLine,
  factor: number,
  language: Language,
): ShownLine | null {
  // «2 буряки (400 г)»: the author has weighed them already.
  const amount = line.unit ? writtenAmount(line) : (line.also ?? writtenAmount(line))
  if (!amount) return null
  const metric = inSystem(scaleAmount(amount, factor), 'metric', line.food)
  return { name: nameOf(line), amount: bind(formatAmount(metric, language)) }
}
