import { asFraction } from '../../../../shared/food/amounts/fractions.ts'
import { languageOfText } from '../../../../shared/language/of-text.ts'
import { isNode } from '../../recipe-reader/schema.ts'
import { numberOf } from './numbers.ts'

export interface LineParts {
  quantity: unknown
  unit: unknown
  food: unknown
  note: unknown
}

/** One line from what others keep apart, as a person would have typed it. */
export function lineOf({ quantity, unit, food, note }: LineParts): string {
  const number = numberOf(quantity)
  // «2-3», «дрібка», or more than can be counted: as it was written.
  const written = Number.isNaN(number) && typeof quantity === 'string' ? quantity.trim() : ''
  const several = number > 1 || written !== ''
  const name = nameOf(food, several || !(number > 0))
  const amount = number > 0 ? amountOf(number, languageOfText(name) ?? 'uk') : written
  const measured = [amount, amount && nameOf(unit, several), name].filter(Boolean).join(' ')
  const aside = typeof note === 'string' ? note.trim() : ''
  return [measured, aside].filter(Boolean).join(', ')
}

/** A half as cooks write it, and every other number as it was: 0.35 is no third, and 1250.5 is not 1250. */
function amountOf(number: number, language: string): string {
  const near = [1, 2, 3, 4, 8].some(
    (of) => Math.abs(number * of - Math.round(number * of)) < slip * of,
  )
  const exact = Number(number.toFixed(3))
  if (near && (number < 10 || Number.isInteger(exact))) return asFraction(number, language)
  return exact > 0 ? new Intl.NumberFormat(language, decimals).format(exact) : String(number)
}

const slip = 0.007
const decimals = { maximumFractionDigits: 3, useGrouping: false } as const

/** A line that takes another recipe; without a unit its number says how many times. */
export function recipeLine(
  { quantity, unit, note }: Readonly<Record<string, unknown>>,
  title: string,
): string {
  if (unit) return lineOf({ quantity, unit, food: title, note })
  const cyrillic = /\p{Script=Cyrillic}/u.test(title)
  const food = cyrillic ? `рецепт «${title}»` : `recipe “${title}”`
  return lineOf({ quantity: quantity || 1, unit: null, food, note })
}

/** A unit or a food: a name, or an object that has a short, a plain and a plural one. */
function nameOf(value: unknown, several: boolean): string {
  if (typeof value === 'string') return value.trim()
  if (!isNode(value)) return ''
  // A backup keeps yes as 1.
  const short = Boolean(Number(value['useAbbreviation'] ?? value['use_abbreviation'] ?? 0))
  const names = [
    short && value['abbreviation'],
    several && (value['pluralName'] ?? value['plural_name']),
    value['name'],
  ]
  const name = names.find((one) => typeof one === 'string' && one.trim() !== '')
  return typeof name === 'string' ? name.trim() : ''
}

/** «Для тіста» as the line that names the part of the dish. */
export function headingLine(title: unknown): string[] {
  if (typeof title !== 'string') return []
  const bare = title.trim().replace(/:$/, '')
  return bare === '' ? [] : [`${bare.slice(0, 60)}:`]
}
