import { backOver, numberAt, numberBefore, type Reading, take } from './reading.ts'
import type { PriceLimit, Slots } from './types.ts'
import { set } from './words.ts'

// A map and no object: «constructor» is a word that somebody may type too.
const currencies: ReadonlyMap<string, string> = new Map([
  ['грн', 'UAH'],
  ['гривень', 'UAH'],
  ['гривні', 'UAH'],
  ['гривня', 'UAH'],
  ['гривен', 'UAH'],
  ['гривнями', 'UAH'],
  ['uah', 'UAH'],
  ['hryvnia', 'UAH'],
  ['hryvnias', 'UAH'],
  ['hryvnya', 'UAH'],
  ['hrn', 'UAH'],
  ['$', 'USD'],
  ['usd', 'USD'],
  ['dollar', 'USD'],
  ['dollars', 'USD'],
  ['долар', 'USD'],
  ['долари', 'USD'],
  ['доларів', 'USD'],
  ['bucks', 'USD'],
  ['€', 'EUR'],
  ['eur', 'EUR'],
  ['euro', 'EUR'],
  ['euros', 'EUR'],
  ['євро', 'EUR'],
  ['крон', 'CZK'],
  ['крони', 'CZK'],
  ['kč', 'CZK'],
  ['czk', 'CZK'],
  ['korun', 'CZK'],
  ['crowns', 'CZK'],
  ['koruna', 'CZK'],
])
const priceWords = set(
  `бюджет бюджету бюджетом бюджеті budget вартість вартістю ціна ціною ціни price priced cost costs costing коштує коштувати дорожче дешевше дешевший cheaper spend витратити вкластися`,
)
const limits =
  set(`до за не більше ніж максимум менше дорожче дешевше в у межах щонайбільше коштує вартістю ціною ціна вартість бюджет бюджету бюджетом бюджеті - : = на ~ ≈ < приблизно близько десь мій наш маю
  up to under less than in within max maximum at most no not more below about around for budget of cheaper is my our only costing costs cost spend price a the with`)
const between = set('на за з в у по один одну одного одної per a for each one the однієї і')
const servingWords =
  /^(?:порці\p{L}*|особ\p{L}*|людин\p{L}*|serving|servings|portion|portions|person|head|plate|тарілк\p{L}*|їдця|людей|душ\p{L}*)$/u

/** «до 100 грн на порцію», «бюджет 300», "under $5 per serving". */
export function takePrice(reading: Reading, slots: Slots): void {
  const found = withCurrency(reading) ?? withWord(reading)
  if (!found) return
  const price: PriceLimit = { max: Math.round(found.value * 100), per: 'total' }
  const serving = perServing(reading, found.to) ?? perServingBefore(reading, found.from)
  if (serving) price.per = 'serving'
  if (found.currency) price.currency = found.currency
  slots.price = price
  take(reading, backOver(reading, found.from, limits), found.to)
  if (serving) take(reading, serving.from, serving.to)
}

interface FoundPrice {
  value: number
  from: number
  to: number
  currency?: string
}

function withCurrency(reading: Reading): FoundPrice | undefined {
  for (const [at, token] of reading.tokens.entries()) {
    const currency = currencies.get(token.low)
    if (!currency) continue
    const before = numberBefore(reading, at)
    if (before)
      return { value: before.upTo ?? before.value, from: before.from, to: at + 1, currency }
    const after = numberAt(reading, at + 1)
    if (after) return { value: after.upTo ?? after.value, from: at, to: after.next, currency }
  }
  return undefined
}

/** A word of money near a number that counts nothing else. */
function withWord(reading: Reading): FoundPrice | undefined {
  for (const [at, token] of reading.tokens.entries()) {
    if (!priceWords.has(token.low)) continue
    for (let next = at + 1; next <= at + 4; next++) {
      const number = numberAt(reading, next)
      if (number && number.value >= 1)
        return { value: number.upTo ?? number.value, from: at, to: number.next }
      if (!limits.has(reading.tokens[next]?.low ?? '')) break
    }
    const before = numberBefore(reading, at)
    if (before && before.value >= 10) return { value: before.value, from: before.from, to: at + 1 }
  }
  return undefined
}

/** «на порцію», «з людини», "per person". */
function perServing(reading: Reading, start: number): { from: number; to: number } | undefined {
  let at = start
  while (
    at < start + 3 &&
    (between.has(reading.tokens[at]?.low ?? '') || reading.tokens[at]?.low === '/')
  )
    at++
  const word = reading.tokens[at]?.low ?? ''
  // «до 70 грн порція», but «100 грн людей».
  if (at === start && !/^(?:порція|порцію|serving|portion|each)$/u.test(word)) return undefined
  if (!servingWords.test(word)) return undefined
  return { from: start, to: at + 1 }
}

/** «порція до 60 грн». */
function perServingBefore(
  reading: Reading,
  price: number,
): { from: number; to: number } | undefined {
  const from = backOver(reading, price, limits)
  const at = from - 1
  if (
    at < 0 ||
    !/^(?:порція|порцію|порції|serving|portion)$/u.test(reading.tokens[at]?.low ?? '') ||
    numberBefore(reading, at)
  )
    return undefined
  return { from: at, to: from }
}
