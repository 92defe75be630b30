import { backOver, numberAt, numberBefore, type Reading, take } from './reading.ts'
import type { PriceLimit, Slots } from './types.ts'
import { currencies, pricing } from './words/money.ts'

/** «до 100 грн на порцію», «бюджет 300», "under $5 per serving". */
export function takePrice(reading: Reading, slots: Slots): void {
  const found = withCurrency(reading) ?? withWord(reading) ?? aServing(reading)
  if (!found) return
  const price: PriceLimit = { max: Math.round(found.value * 100), per: 'total' }
  const serving = perServing(reading, found.to) ?? perServingBefore(reading, found.from)
  if (serving) price.per = 'serving'
  if (found.currency) price.currency = found.currency
  slots.price = price
  take(reading, backOver(reading, found.from, pricing.limits), endOf(reading, found.to))
  if (serving) take(reading, serving.from, serving.to)
}

/** «разом», "in total": said of the price, and to be found in no recipe. */
function endOf({ tokens }: Reading, to: number): number {
  let end = to
  while (end < to + 2 && pricing.inAll.has(tokens[end]?.low)) end++
  return end
}

interface FoundPrice {
  value: number
  from: number
  to: number
  currency?: string
}

function withCurrency(reading: Reading): FoundPrice | undefined {
  for (const [at, token] of reading.tokens.entries()) {
    const currency = currencyOf(token.low)
    if (!currency) continue
    const before = numberBefore(reading, at)
    if (before)
      return { value: before.upTo ?? before.value, from: before.from, to: at + 1, currency }
    const after = numberAt(reading, at + 1)
    if (after) return { value: after.upTo ?? after.value, from: at, to: after.next, currency }
  }
  return undefined
}

const codes = Object.keys(currencies) as (keyof typeof currencies)[]

function currencyOf(low: string): string | undefined {
  return codes.find((code) => currencies[code].has(low))
}

/** A word of money near a number that counts nothing else. */
function withWord(reading: Reading): FoundPrice | undefined {
  for (const [at, token] of reading.tokens.entries()) {
    if (!pricing.prices.has(token.low)) continue
    for (let next = at + 1; next <= at + 4; next++) {
      const number = numberAt(reading, next)
      if (number && number.value >= 1)
        return { value: number.upTo ?? number.value, from: at, to: number.next }
      if (!pricing.limits.has(reading.tokens[next]?.low)) break
    }
    const before = numberBefore(reading, at)
    if (before && before.value >= 10) return { value: before.value, from: before.from, to: at + 1 }
  }
  return undefined
}

/** "under 25 a plate": who counts servings so counts money. */
function aServing(reading: Reading): FoundPrice | undefined {
  for (const [at] of reading.tokens.entries()) {
    const number = numberAt(reading, at)
    if (!number || number.value < 5) continue
    const isLimit = pricing.limits.has(reading.tokens[at - 1]?.low)
    const said = perServing(reading, number.next)
    if (isLimit && said && pricing.between.has(reading.tokens[number.next]?.low))
      return { value: number.upTo ?? number.value, from: at, to: number.next }
  }
  return undefined
}

/** «на порцію», «з людини», "per person". */
function perServing(reading: Reading, start: number): { from: number; to: number } | undefined {
  let at = start
  while (at < start + 3 && pricing.between.has(reading.tokens[at]?.low)) at++
  const word = reading.tokens[at]?.low ?? ''
  // «до 70 грн порція», but «100 грн людей».
  if (at === start && !pricing.aServing.has(word)) return undefined
  if (!pricing.servings.has(word))
    return at > start && pricing.apiece.has(reading.tokens[at - 1]?.low)
      ? { from: start, to: at }
      : undefined
  return { from: start, to: at + 1 }
}

/** «порція до 60 грн». */
function perServingBefore(
  reading: Reading,
  price: number,
): { from: number; to: number } | undefined {
  const from = backOver(reading, price, pricing.limits)
  const at = from - 1
  if (at < 0 || !pricing.servingBefore.has(reading.tokens[at]?.low) || numberBefore(reading, at))
    return undefined
  return { from: at, to: from }
}
