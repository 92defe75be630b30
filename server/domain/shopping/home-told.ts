import { convert } from '../../../shared/food/amounts/convert.ts'
import { mergeAmounts } from '../../../shared/food/amounts/merge.ts'
import { amountText, capital, keyOf, nameOf, servesFor } from '../../../shared/food/shop/good.ts'
import { isPinched, weighed } from '../../../shared/food/shop/measure.ts'
import type { Language } from '../../../shared/language/languages.ts'
import type { HomeGood, RowHome } from '../../../shared/wire/shopping.ts'
import { believed } from '../pantry/believed.ts'
import type { PantryRow } from '../pantry/moves.ts'
import type { HomeOfList } from './awaited.ts'
import type { Part } from './left-to-buy.ts'
import { amountsToBuy, type LineRow } from './rows.ts'

interface Known {
  home: HomeOfList
  pantry: readonly PantryRow[]
  now: Date
  language: Language
}

/** What a row is told of the pantry: how much of it was left out, or that somebody should look. */
export function homeOfRow(lines: readonly LineRow[], known: Known): RowHome | null {
  const [line] = lines
  if (!line || line.ticked) return null
  const { home, pantry, now, language } = known
  const key = keyOf(line)
  const good = { food: line.food, quality: line.quality, text: line.text }
  const rows = pantry.filter((row) => servesFor(good, row) && believed(row, now) !== 'gone')
  if (rows.length === 0) return null
  const amount = amountOf(rows, line.food, language)
  if (home.anyway.has(key)) return { kind: 'anyway', amount }
  const counted = countedOf(home, key)
  if (counted.length > 0) return { kind: 'counted', amount: sumOf(counted, line.food, language) }
  const fresh = rows.filter((row) => believed(row, now) === 'fresh')
  if (fresh.length === 0) return { kind: 'old', amount }
  if (!lines.some((one) => one.made)) return { kind: 'there', amount }
  // What is measured otherwise than the dishes ask was not counted, and what other dishes need is theirs.
  return fresh.some((row) => row.quantity === null || !comparable(row, lines))
    ? { kind: 'there', amount }
    : null
}

/** What the dishes ask for and is at home altogether, so that no row is there for it. */
export function leftOut(lines: readonly LineRow[], { home, pantry, language }: Known): HomeGood[] {
  const open = new Set(lines.filter((line) => !line.ticked).map(keyOf))
  const keys = new Set(Object.keys(home.parts).map(keyIn))
  return [...keys]
    .filter((key) => !open.has(key))
    .map((key) => {
      const [food = ''] = key.split(' ')
      const row = pantry.find((one) => one.key === key || one.food === food)
      const name = row?.food ? nameOf(row.food, language) : capital(row?.text ?? key)
      return { key, name, amount: sumOf(countedOf(home, key), row?.food ?? null, language) }
    })
    .sort((a, b) => a.name.localeCompare(b.name, language))
}

/** A place is the dish, then the key. */
const keyIn = (place: string) => place.slice(place.indexOf(' ') + 1)

function countedOf(home: HomeOfList, key: string): Part[] {
  return Object.entries(home.parts).flatMap(([place, parts]) =>
    keyIn(place) === key ? [...parts] : [],
  )
}

function amountOf(rows: readonly Part[], food: string | null, language: Language): string {
  return rows.some((row) => row.quantity === null) ? '' : sumOf(rows, food, language)
}

/** On a scale, whatever the dishes measure it by: who has two kilograms at home has no glasses of it. */
function sumOf(parts: readonly Part[], food: string | null, language: Language): string {
  const amounts = parts.flatMap(({ quantity, unit }) =>
    quantity === null ? [] : [{ quantity, ...(unit && { unit }) }],
  )
  const measured = food === null ? amounts : amounts.map((amount) => weighed(amount, food))
  const merged = mergeAmounts(measured, food ?? undefined)
  const told = merged.filter((amount) => !isPinched(amount))
  return amountText((told.length > 0 ? told : merged).map(legible), language)
}

/** A third of what is there is told to the gram, and not to its millionth. */
function legible<T extends { quantity: number }>(amount: T): T {
  const digits = amount.quantity >= 20 ? 0 : 2
  return { ...amount, quantity: Number(amount.quantity.toFixed(digits)) }
}

function comparable(row: PantryRow, lines: readonly LineRow[]): boolean {
  const { food, quantity, unit } = row
  const there = { quantity: quantity ?? 0, ...(unit && { unit }) }
  return amountsToBuy(food ?? undefined, lines).some(
    (amount) => convert(there, amount.unit, food ?? undefined) !== undefined,
  )
}
