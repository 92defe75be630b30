import { formatAmount } from '../../../shared/food/amounts/format.ts'
import { amountOf } from '../../../shared/food/amounts/merge.ts'
import { scaleAmount } from '../../../shared/food/amounts/scale.ts'
import { inSystem } from '../../../shared/food/amounts/system.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import type { Language } from '../../../shared/language/languages.ts'
import { bind } from '../../language/bind.ts'
import type { ScaledLine } from './scaledLine.ts'

/**
 * A line in grams and millilitres. It needs to know how heavy a glass of each food is, so it brings
 * the whole lexicon: load it only when somebody asks.
 */
export function measuredLine(text: string, factor: number, language: Language): ScaledLine | null {
  const line = parseIngredientLine(text)
  const amount = amountOf(line)
  if (!amount) return null
  const metric = inSystem(scaleAmount(amount, factor), 'metric', line.food)
  const name = [line.foodText, line.note].filter(Boolean).join(', ')
  return { name, amount: bind(formatAmount(metric, language)) }
}
