import { isCutOf } from '../names/cuts.ts'
import { matchFoods } from '../names/match.ts'
import { approximations } from '../numbers/words.ts'
import type { Token } from '../text/tokens.ts'
import { packages, type UnitId, units } from '../units/units.ts'
import { pastGrowing, readAmount } from './amount.ts'
import { readHead } from './head/index.ts'
import { takeHeap } from './name.ts'
import { split, wordForms } from './region.ts'
import { measuresAlone } from './together.ts'
import type { Amount, AmountRead } from './types.ts'
import { unitAt } from './unit.ts'
import { sizes } from './words/index.ts'
import { said } from './words/said.ts'

/** A bracket or a segment between commas that is an amount and nothing else. */
export function wholeAmount(part: readonly Token[]): AmountRead | undefined {
  const each = said.closesEach.has(part.at(-1)?.low)
  const tokens = each ? part.slice(0, -1) : part
  const amount = readAmount(tokens, 0)
  const read = amount && pastGrowing(tokens, 1, amount)
  if (!read || read.next < tokens.length || read.quantity === undefined) return undefined
  // "1 lb beef and pork (half each)": a share of what was said before.
  return each && !read.unit && read.quantity < 1 ? undefined : read
}

/** «картопля, 5–6 великих бульб», "salmon, 4 fillets": another word for what was named, so many of it. */
export function countedAgain(
  part: readonly Token[],
  named: readonly Token[],
): AmountRead | undefined {
  const last = part.at(-1)
  if (part[0]?.kind !== 'number' || last?.kind !== 'word') return undefined
  const read = readAmount(part, 0)
  if (!read || read.unit || read.next !== part.length - 1) return undefined
  const foods = matchFoods(wordForms(named))
  const [again] = matchFoods([last.form], true)
  const [food] = foods.length === 1 ? foods : []
  const same = food !== undefined && (food.id === again?.id || isCutOf([last.form], again, food.id))
  return same ? { ...read, next: part.length } : undefined
}

/** In brackets beside packages, right behind a number and with «по», the amount is of each one: «2 банки (400 г)» is 800 grams. */
export function eachOf(
  main: AmountRead,
  read: AmountRead,
  part: readonly Token[],
  bracketed: boolean,
  behindNumber = false,
): Amount | undefined {
  if (read.quantity === undefined || !read.unit) return undefined
  const each =
    (behindNumber && main.unit === undefined) ||
    said.apieceUk.has(part[0]?.low) ||
    said.eachLast.has(part.at(-1)?.low) ||
    (bracketed && main.unit !== undefined && packages.has(main.unit))
  // "half a sachet (5 g)" says what the half weighs.
  const whole = main.quantity === undefined || main.quantity >= 1
  const times = each && whole && units[read.unit].dimension !== 'length' ? (main.quantity ?? 1) : 1
  const amount: Amount = {
    quantity: Math.round(read.quantity * times * 1000) / 1000,
    unit: read.unit,
  }
  if (read.upTo !== undefined) amount.upTo = Math.round(read.upTo * times * 1000) / 1000
  return amount
}

/** «Картопля, очищена й нарізана – 600 г»: the amount closes what is otherwise a note. */
export function closingAmount(
  part: readonly Token[],
): { amount: AmountRead; rest: readonly Token[] } | undefined {
  const { amount, rest, after, before } = readHead(part)
  if (!amount?.unit || amount.quantity === undefined || after || before || rest.length === 0)
    return undefined
  if (units[amount.unit].dimension === 'length' || rest.at(-1) === part.at(-1)) return undefined
  return { amount, rest }
}

/** «сьомга, 150 г тонкими скибками», «імбир, шматочок 3 см»: how much, and how it is cut, which names nothing. */
export function openingAmount(
  part: readonly Token[],
): { amount: AmountRead; rest: readonly Token[] } | undefined {
  const piece = unitAt(part, 0)?.next === 1 ? wholeAmount(part.slice(1)) : undefined
  if (piece) return { amount: piece, rest: [] }
  const amount = part[0]?.kind === 'number' ? readAmount(part, 0) : undefined
  if (!amount?.unit || amount.next >= part.length) return undefined
  const rest = part.slice(amount.next)
  const measured = units[amount.unit].dimension !== 'length' && amount.unit !== 'serving'
  const told = matchFoods(wordForms(rest)).length === 0 || said.goesInto.has(rest[0]?.low)
  return measured && told ? { amount, rest } : undefined
}

/** «ванільний цукор, пакетик», «горілка, 1 чарка в тісто»: behind a food this is how much of it, though it could be a thing. */
export function measures(part: readonly Token[]): boolean {
  const [first] = part
  if (first?.kind === 'number') {
    const amount = openingAmount(part)
    return amount !== undefined && said.goesInto.has(amount.rest[0]?.low)
  }
  const bracket = part.findIndex(({ low }) => low === '(')
  const plain = takeHeap(bracket < 0 ? part : part.slice(0, bracket)).tokens
  return loneMeasure(plain) !== undefined && !said.severalOf.has(plain.at(-1)?.low)
}

/** «(2 шт. по 300 г)»: how many, and how much they are together. */
export function eachPacked(
  part: readonly Token[],
): { amount: AmountRead; also: Amount } | undefined {
  const { amount, also, rest, before, after } = readHead(part)
  return amount && also && rest.length === 0 && !before && !after ? { amount, also } : undefined
}

/** «(2 шт., близько 600 г)»: each amount of a bracket is one of its own. */
export function amountsApart(bracket: Token[]): Token[][] {
  const parts = split(bracket, (token) => token.low === ',' || token.low === ';')
  return parts.some((part) => wholeAmount(part)) ? parts : [bracket]
}

/** «курага (жменя)», «редиска (пучок)»: in brackets a measure needs no number. */
export function loneMeasure(part: readonly Token[]): AmountRead | undefined {
  // «неповна чайна ложка».
  const [first] = part
  // "small bunch", «velká hrst».
  const size = sizes.get(first?.low ?? '')
  const about = size === undefined && first !== undefined && approximations.has(first.low)
  const unit = unitAt(part, size || about ? 1 : 0)
  // "a packed cup" is what a recipe says of an amount that it names; a pinch is a pinch.
  if (about && !first.form.cyrillic && !(unit && pinches.has(unit.id))) return undefined
  if (!unit || unit.next !== part.length || !measuresAlone(unit.id)) return undefined
  return { quantity: 1, unit: unit.id, next: unit.next, ...(size && { size }) }
}

const pinches: ReadonlySet<UnitId> = new Set(['pinch', 'dash', 'handful'])
