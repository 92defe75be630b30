import { names } from '../names/index.ts'
import type { Token } from '../text/tokens.ts'
import { type AmountRead, readAmount } from './amount.ts'
import { formsOf } from './region.ts'
import type { Amount } from './types.ts'
import { noteStarts, sizes } from './words.ts'

export interface Head {
  amount?: AmountRead
  also?: Amount
  /** The tokens that name the food. */
  rest: Token[]
  /** Words that belong to the note: before («сік 1 лимона») or after the amount. */
  before?: Token[]
  after?: Token[]
}

/** Parts the amount from the name, wherever the amount stands. */
export function readHead(tokens: readonly Token[]): Head {
  const leading = nameOpens(tokens) ? undefined : readAmount(tokens, 0, true)
  if (leading && leading.next < tokens.length)
    return withSecond(leading, tokens.slice(leading.next))
  if (leading) return { amount: leading, rest: [] }
  for (let at = 1; at < tokens.length; at++) {
    const found = trailingAt(tokens, at)
    if (found) return found
  }
  return { rest: [...tokens] }
}

/** "half and half", "five spice powder": a number word that begins a name. */
function nameOpens(tokens: readonly Token[]): boolean {
  const words = formsOf(tokens.slice(0, 4))
  const found = tokens[0]?.kind === 'word' ? names.longest(words, 0) : undefined
  if (!found || found.length < 2) return false
  return (
    readAmount(tokens, 0) !== undefined || !names.longest(words, words[1]?.low === 'of' ? 2 : 1)
  )
}

function withSecond(amount: AmountRead, rest: readonly Token[]): Head {
  for (const [at, token] of rest.entries()) {
    if (token.kind !== 'number' || rest[at + 1]?.low === '%') continue
    const read = readAmount(rest, at)
    if (!read?.unit || read.quantity === undefined) continue
    const also: Amount = { quantity: read.quantity, unit: read.unit }
    return { amount, also, rest: [...rest.slice(0, at), ...rest.slice(read.next)] }
  }
  return { amount, rest: [...rest] }
}

function trailingAt(tokens: readonly Token[], at: number): Head | undefined {
  const previous = tokens[at - 1]
  const parted =
    previous !== undefined &&
    (previous.low === '-' || previous.low === ':' || previous.low === '=' || previous.low === '.')
  const token = tokens[at]
  if (
    !token ||
    token.low === '%' ||
    (token.kind === 'mark' && token.low !== '~' && token.low !== '≈')
  )
    return undefined
  const read = readAmount(tokens, at, parted)
  if (!read) return undefined
  const after = tokens.slice(read.next)
  const before = tokens
    .slice(0, at)
    .filter((one) => one.kind !== 'mark' || one.low === '%' || one.low === '/')
  const isArticle = token.low === 'a' || token.low === 'an'
  if (isArticle && !read.unit) return undefined
  if (before.length === 0) return undefined
  if (noteStarts.has(previous?.low ?? '') && read.unit === undefined) return undefined
  // «сік 1 лимона», "juice of half a lemon": the thing to buy comes after the amount.
  if (
    !read.unit &&
    !parted &&
    namesFood(after) &&
    /^(?:сік|соку|цедра|цедри|цедру|шкірка|жовток|жовтки|білок|білки|листя|м'якоть|juice|zest|rind|peel|of|and|grated|finely)$/u.test(
      before[0]?.low ?? '',
    )
  ) {
    return {
      amount: read,
      rest: after,
      before: before.at(-1)?.low === 'of' ? before.slice(0, -1) : before,
    }
  }
  const sized = after.length === 1 ? sizes.get(after[0]?.low ?? '') : undefined
  if (sized) return { amount: { ...read, size: sized }, rest: before }
  if (after.length > 0 && !namesFood(before) && namesFood(after))
    return { amount: read, rest: [...before, ...after] }
  return after.length > 0 ? { amount: read, rest: before, after } : { amount: read, rest: before }
}

function namesFood(tokens: readonly Token[]): boolean {
  const words = formsOf(tokens)
  return words.some((_, at) => names.longest(words, at) !== undefined)
}
