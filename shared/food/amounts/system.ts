import type { Amount } from '../line/types.ts'
import { type UnitId, units } from '../units/units.ts'
import { convert, gramsIn } from './convert.ts'
import { isPoured } from './poured.ts'

export type UnitSystem = 'metric' | 'us'

/** Measured with what stands in every kitchen, and weighing as much as what is in it. */
const household: readonly UnitId[] = ['tsp', 'dessertspoon', 'tbsp', 'cup', 'glass', 'shot', 'mug']

const foreign: Record<UnitSystem, ReadonlySet<UnitId>> = {
  metric: new Set([...household, 'oz', 'lb', 'floz', 'pint', 'quart', 'gallon', 'inch']),
  us: new Set(['g', 'kg', 'dag', 'ml', 'cl', 'dl', 'l', 'glass', 'mug', 'cm']),
}

export function isHousehold(unit: UnitId | undefined): boolean {
  return unit !== undefined && household.includes(unit)
}

/** The amount in the units of one system; counts and what is already at home stay as they are. */
export function inSystem(amount: Amount, system: UnitSystem, food?: string): Amount {
  if (!amount.unit || !foreign[system].has(amount.unit)) return amount
  const target = system === 'metric' ? metricFor(amount, food) : usFor(amount)
  const converted = convert(amount, target, food)
  return converted ? rounded(converted) : amount
}

/** A cup of flour is weighed in metric kitchens, a cup of milk is not: what is poured is measured in millilitres. */
function metricFor(amount: Amount, food: string | undefined): UnitId {
  const unit = amount.unit ?? 'g'
  const { dimension, factor } = units[unit]
  const size = amount.quantity * factor
  if (dimension === 'length') return 'cm'
  if (dimension === 'mass') return size >= 1000 ? 'kg' : 'g'
  if (food !== undefined && isPoured(food)) return size >= 1000 ? 'l' : 'ml'
  // Of what is not poured a millilitre says nothing: without a density it stays as it was said.
  return size * (gramsIn('ml', food) ?? 1) >= 1000 ? 'kg' : 'g'
}

function usFor(amount: Amount): UnitId {
  const unit = amount.unit ?? 'g'
  const { dimension, factor } = units[unit]
  const size = amount.quantity * factor
  if (dimension === 'length') return 'inch'
  if (dimension === 'mass') return size >= 453 ? 'lb' : 'oz'
  if (size >= 60) return 'cup'
  return size >= 15 ? 'tbsp' : 'tsp'
}

/** Scales show fives, spoons and cups show quarters and thirds. */
function rounded(amount: Amount): Amount {
  const step = stepOf(amount)
  const round = (quantity: number) => Math.max(step, Math.round(quantity / step) * step)
  const result: Amount = { ...amount, quantity: tidy(round(amount.quantity)) }
  if (amount.upTo !== undefined) result.upTo = tidy(round(amount.upTo))
  return result
}

function stepOf({ unit, quantity }: Amount): number {
  if (unit === 'g' || unit === 'ml') return quantity > 200 ? 10 : quantity >= 50 ? 5 : 1
  if (unit === 'kg' || unit === 'l') return 0.05
  if (unit === 'cm') return 0.5
  return 0.25
}

function tidy(quantity: number): number {
  return Math.round(quantity * 1e6) / 1e6
}
