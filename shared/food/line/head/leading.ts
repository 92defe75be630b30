import { names } from '../../names/index.ts'
import { approximations } from '../../numbers/words.ts'
import type { Token } from '../../text/tokens.ts'
import { readAmount } from '../amount.ts'
import { formsOf } from '../region.ts'
import type { Amount, AmountRead } from '../types.ts'
import { mixes, noteStarts } from '../words/index.ts'
import { said } from '../words/said.ts'
import { type Head, namesFood } from './head.ts'

export function partOf(tokens: readonly Token[], { next }: AmountRead): Head | undefined {
  if (!said.ofWhat.has(tokens[next]?.low)) return undefined
  const read = readAmount(tokens, next + 1)
  if (read?.quantity === undefined || read.next >= tokens.length) return undefined
  return { amount: read, rest: tokens.slice(read.next), before: tokens.slice(0, next) }
}

/** «листя карі – 5 г», «пучок кропу – 2», «зубчики часнику 3 шт.»: the number behind counts, not the unit alone. */
export function countedAfter(tokens: readonly Token[], leading: AmountRead): Head | undefined {
  const dash = tokens.findIndex(
    ({ low }, at) =>
      (low === '-' && tokens[at - 1]?.kind !== 'number') ||
      low === ':' ||
      (at === tokens.length - 2 && said.timesBehind.has(low)),
  )
  const parted = dash >= leading.next
  const end = parted ? dash : numberBehind(tokens, leading.next)
  if (end < leading.next) return undefined
  const read = readAmount(tokens, parted ? dash + 1 : end)
  if (read?.quantity === undefined || read.next !== tokens.length) return undefined
  // «пучок кропу 50 г» says how much of it there is as well.
  if (!parted && read.unit && read.unit !== 'piece') return undefined
  const name = tokens.slice(0, end)
  const own = !opensName(name, leading.next) && (!read.unit || read.unit === 'piece')
  const amount = own && leading.unit ? { ...read, unit: leading.unit } : read
  return { amount, rest: tokens.slice(own ? leading.next : 0, end) }
}

/** «зубчики часнику 3»: what is counted there, neither which model it is («е27»), nor what a bottle for milk holds. */
function numberBehind(tokens: readonly Token[], from: number): number {
  if (noteStarts.has(tokens[from]?.low ?? '')) return -1
  const at = tokens.findIndex(({ kind }, i) => i > from && kind === 'number')
  const number = tokens[at]
  const counts = number && Number.isInteger(number.value) && number.value <= mostCounted
  return counts && number.start > (tokens[at - 1]?.end ?? 0) ? at : -1
}

const mostCounted = 60

/** «листя карі – 5 шт.»: a food whose name begins with the unit, and is another without it. */
function opensName(name: readonly Token[], after: number): boolean {
  const words = formsOf(name)
  const whole = names.longest(words, 0)
  if (whole?.length !== words.length) return false
  return names.longest(formsOf(name.slice(after)), 0)?.values[0] !== whole.values[0]
}

/** «батон 1 шт.»: what could measure is itself the food, when nothing else is left to be one. */
export function countedName(tokens: readonly Token[], leading: AmountRead): Head | undefined {
  const name = tokens.slice(0, leading.next)
  const read = readAmount(tokens, leading.next, true)
  if (read?.quantity === undefined || read.next !== tokens.length || !namesFood(name))
    return undefined
  return { amount: read, rest: name }
}

export function withSecond(amount: AmountRead, rest: readonly Token[]): Head {
  for (let at = 0; at < rest.length; at++) {
    const { kind, low } = rest[at] as Token
    if (mixes(low, rest[at + 1]?.low)) break
    if (kind !== 'number' || rest[at + 1]?.low === '%') continue
    const read = readAmount(rest, at)
    if (!read?.unit || read.quantity === undefined) continue
    // «дві банки по 185 г»: the second amount is of each.
    const each = said.apieceUk.has(rest[at - 1]?.low)
    const times = each ? (amount.quantity ?? 1) : 1
    const also: Amount = { quantity: read.quantity * times, unit: read.unit }
    if (read.upTo !== undefined) also.upTo = read.upTo * times
    const before = rest.slice(0, each ? at - 1 : at)
    // «kuře cca 1,2 kg»: about how much.
    while (approximations.has(before.at(-1)?.low ?? '')) before.pop()
    return { amount, also, rest: [...before, ...rest.slice(read.next)] }
  }
  return { amount, rest }
}
