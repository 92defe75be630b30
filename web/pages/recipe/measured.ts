import { scaledForCook } from '../../../shared/food/amounts/cooks.ts'
import { inMetric, isHousehold } from '../../../shared/food/amounts/metric.ts'
import { scaleAmount } from '../../../shared/food/amounts/scale.ts'
import type { Language } from '../../../shared/language/languages.ts'
import {
  amountBeside,
  type NamedLine,
  nameOf,
  type ShownLine,
  scaledLine,
  writtenAmount,
} from './scaledLine.ts'

/** A line in grams and millilitres. */
export function measuredLine(
  line: NamedLine,
  factor: number,
  language: Language,
): ShownLine | null {
  // «2 буряки (400 г)»: the author has weighed them already.
  const amount = line.unit ? writtenAmount(line) : (line.also ?? writtenAmount(line))
  if (!amount) return null
  const scaled = scaleAmount(amount, factor)
  const metric = inMetric(scaled, line.perVolume)
  const converted = metric !== scaled
  // What nobody can convert stays in its spoons, and says why.
  if (!converted && isHousehold(scaled.unit))
    return { ...scaledLine(line, factor, language), unweighed: true }
  const shown = converted ? metric : scaledForCook(amount, factor)
  if (line.named)
    return { name: nameOf(line, shown, language), amount: amountBeside(shown, language) }
  const { upTo: _upTo, unit: _unit, also: _also, ...rest } = line
  return scaledLine({ ...rest, ...shown }, 1, language)
}
