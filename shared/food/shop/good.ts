import { foodName } from '../../language/food-name.ts'
import type { Language } from '../../language/languages.ts'
import { formatAmount } from '../amounts/format.ts'
import { entryOf } from '../lexicon/index.ts'
import type { Aisle } from '../lexicon/types.ts'
import { parseIngredientLine } from '../line/parse.ts'
import type { Amount } from '../line/types.ts'
import { remembered } from '../text/remembered.ts'
import { countedOf } from '../write/counted.ts'
import { countsThings } from './bare-number.ts'
import { oneBottleWith } from './one-bottle.ts'

/** What is bought: a food, and what tells its product apart, or else the words it was asked for by. */
export interface Good {
  food: string | null
  quality: string | null
  text: string
}

/** By which goods are told apart. What nobody understood is itself and never another. */
export function keyOf({ food, quality, text }: Good): string {
  if (food === null) return text.normalize('NFC').toLowerCase()
  return quality ? `${food} ${quality}` : food
}

/** Milk of any fat is milk; rye flour is not what somebody who asks for flour has in mind. */
export function servesFor(asked: Good, there: Good): boolean {
  if (keyOf(asked) === keyOf(there)) return true
  if (asked.food === null || there.food === null || asked.quality !== null) return false
  if (!oneBottleWith(asked.food).includes(there.food)) return false
  return (there.quality ?? '').split(',').every((one) => one.endsWith('%'))
}

/** «Яйця», «Помідори»: what is counted is named as several, since a number follows. */
export function nameOf(food: string, language: Language): string {
  return capital(countedOf(food, language)?.heading ?? foodName(food, language))
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** «2 л + 1 скл.», in the words of a language; of which food, where numbers without a unit may count no things of it. */
export function amountText(
  amounts: readonly Amount[],
  language: Language,
  food: string | null = null,
): string {
  // In a recipe «2 яйця» needs no unit; beside the name of a food a bare number would say too little.
  const counted = amounts.map((amount) =>
    food === null || countsThings(amount, food)
      ? { ...amount, unit: amount.unit ?? ('piece' as const) }
      : amount,
  )
  return counted.map((amount) => formatAmount(amount, language)).join(' + ')
}

/** What is no food has a shelf of its own; what nobody knows stands at the end. */
export function aisleOf(food: string | undefined, text: string): Aisle {
  return (food === undefined ? shelfOf(text) : entryOf(food)?.aisle) ?? 'other'
}

const shelfOf = remembered((text) => parseIngredientLine(text).goods)
