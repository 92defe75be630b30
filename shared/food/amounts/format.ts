import type { Language } from '../../language/languages.ts'
import type { Amount } from '../line/types.ts'
import { labels } from '../units/labels.ts'
import { type UnitId, units } from '../units/units.ts'
import { formFor } from '../write/agree.ts'
import { asDecimal, asFraction } from './fractions.ts'

/** «1½ склянки», «250 г», «2–3 зубчики», "1 cup": the number, and the unit in the form it asks for. */
export function formatAmount(amount: Amount, language: Language): string {
  const number = (quantity: number) => formatQuantity(quantity, amount.unit, language)
  const numbers =
    amount.upTo === undefined
      ? number(amount.quantity)
      : `${number(amount.quantity)}–${number(amount.upTo)}`
  if (!amount.unit) return numbers
  return `${numbers} ${unitLabel(amount.unit, amount.upTo ?? amount.quantity, language)}`
}

/** Scales and jugs have decimals, spoons and whole things have fractions. */
export function formatQuantity(
  quantity: number,
  unit: UnitId | undefined,
  language: Language,
): string {
  if (unit && decimal.has(unit))
    return asDecimal(quantity >= 100 ? Math.round(quantity) : quantity, language)
  return asFraction(quantity, language)
}

export function unitLabel(unit: UnitId, quantity: number, language: Language): string {
  return formFor(labels[unit][language].split('|'), quantity, language)
}

const decimal: ReadonlySet<UnitId> = new Set(
  (Object.keys(units) as UnitId[]).filter((unit) => {
    const { dimension } = units[unit]
    return (
      (dimension === 'mass' && unit !== 'oz' && unit !== 'lb') ||
      ['ml', 'cl', 'dl', 'l', 'cm'].includes(unit)
    )
  }),
)
