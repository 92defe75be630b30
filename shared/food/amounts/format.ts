import { pluralForm } from '../../language/plural-form.ts'
import type { Amount } from '../line/types.ts'
import { labels } from '../units/labels.ts'
import { type UnitId, units } from '../units/units.ts'
import { asDecimal, asFraction } from './fractions.ts'

export type Language = 'uk' | 'en'

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
  const forms = labels[unit][language].split('|')
  const [one = '', few = one, many = few, fraction = one] = forms
  if (language === 'en') return quantity <= 1 ? one : few
  if (!isWhole(quantity)) return fraction
  return { one, few, many, other: many }[pluralForm('uk', Math.round(quantity))]
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

function isWhole(quantity: number): boolean {
  return Math.abs(quantity - Math.round(quantity)) <= 0.03
}
