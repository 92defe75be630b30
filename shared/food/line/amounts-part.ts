import { isKindOf } from '../lexicon/index.ts'
import { names } from '../names/index.ts'
import type { Token } from '../text/tokens.ts'
import { unitOf } from '../units/find.ts'
import { readAmount } from './amount.ts'
import { bareList, isNamedSo } from './bare-list.ts'
import { comesInFlavours } from './flavours.ts'
import { isHalf } from './glued.ts'
import { readOne } from './one.ts'
import { formsOf, textOf } from './region.ts'
import type { ParsedLine } from './types.ts'
import { andWords, noteStarts, orWords } from './words/index.ts'

const longest = 400

/**
 * «борошно 500г цукор 200г масло 180г», «25 dkg mouky 14 dkg másla»: foods with nothing between them but how much there is of each. Nothing where
 * one of the pieces is no food with an amount of its own.
 */
export function partedByAmounts(text: string, tokens: readonly Token[]): ParsedLine[] {
  if (text.length > longest) return []
  if (tokens.some(isApart)) return []
  const counts = tokens.filter((_, at) => isCountAt(tokens, at)).length
  if (counts < 2) return counts === 1 ? firstCounted(text, tokens) : []
  const pieces = isCountAt(tokens, 0) ? afterAmounts(tokens) : beforeAmounts(tokens)
  if (pieces.length < 2) return []
  const lines = pieces.map((piece) => readOne(textOf(text, piece)))
  const foods = new Set(lines.map(({ food }) => food))
  // «картопля 3кг цибуля 1кг на суп»: what they are for stands at the end.
  const isWhole = (line: ParsedLine) =>
    line.food !== undefined &&
    line.understood &&
    line.quantity !== undefined &&
    !line.also &&
    (!line.note || line === lines.at(-1))
  // «картопля 3кг цибуля 1кг морква»: the last may have none.
  const counted = lines.length > 2 && isBareName(lines.at(-1)) ? lines.slice(0, -1) : lines
  return counted.every(isWhole) && foods.size === lines.length ? lines : []
}

/** «молоко 2л хліб яйця»: what stands behind the amount is a list of its own, where it is no word of the first name. */
function firstCounted(text: string, tokens: readonly Token[]): ParsedLine[] {
  const [own, rest, ...more] = beforeAmounts(tokens)
  if (!own || !rest || rest.length === 0 || more.length > 0) return []
  if (rest.some(({ kind, dotted }) => kind !== 'word' || dotted)) return []
  // "Juice of 1 lemon": only a name stands before the amount.
  const name = formsOf(
    own.slice(
      0,
      own.findIndex((_, at) => isCountAt(own, at)),
    ),
  )
  if (names.longest(name, 0)?.length !== name.length) return []
  const first = readOne(textOf(text, own))
  // And "juice ½ lemon" is of one.
  if (!first.food || !first.understood || !first.unit) return []
  if (first.also || first.note || comesInFlavours(first.food)) return []
  const others = listedAlone(text, rest)
  // «перець 3 шт чилі», «рис 1 кг басматі»: a kind of it is said behind the amount as well.
  const isOneName = (names.longest([...name.slice(0, 1), ...formsOf(rest)], 0)?.length ?? 0) > 1
  const isAnother = (line: ParsedLine) => isBareName(line) && !isKind(line, first)
  return others.length > 0 && others.every(isAnother) && !isOneName ? [first, ...others] : []
}

/** «риба 1 кг хек», «зелень 1 пучок кріп»: it says which. */
const isKind = ({ food = '' }: ParsedLine, { food: of = '' }: ParsedLine) => isKindOf(food, of)

/** Foods with nothing between them, or one that is called by its own name to the letter. */
function listedAlone(text: string, tokens: readonly Token[]): ParsedLine[] {
  const [only, ...more] = tokens
  if (only && more.length === 0)
    return isNamedSo(only.form, text, only) ? [readOne(textOf(text, tokens))] : []
  const listed = bareList(text, tokens)
  return listed === 'unsure' ? [] : listed.map((one) => readOne(one))
}

/** «морква пів кіло буряк 2 шт» */
function isCountAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word') return token?.kind === 'number'
  const next = tokens[at + 1]
  return isHalf(token.low) && next?.kind === 'word' && unitOf(next.form) !== undefined
}

/** One name of a food and nothing else. */
function isBareName(line: ParsedLine | undefined): boolean {
  return line !== undefined && line.text === line.foodText && line.understood && !line.goods
}

/** What a word or a bracket parts is no such row. */
function isApart({ low }: Token): boolean {
  return orWords.has(low) || andWords.has(low) || low === '('
}

/** «25 dkg mouky 14 dkg másla»: each number begins a piece, which has words behind its measure. */
function afterAmounts(tokens: readonly Token[]): Token[][] {
  const pieces: Token[][] = []
  for (let at = 0; at < tokens.length; ) {
    const read = isCountAt(tokens, at) ? readAmount(tokens, at) : undefined
    const next = read?.next ?? at + 1
    if (read) pieces.push([])
    pieces.at(-1)?.push(...tokens.slice(at, next))
    at = next
  }
  return pieces
}

function beforeAmounts(tokens: readonly Token[]): Token[][] {
  const pieces: Token[][] = [[]]
  for (let at = 0; at < tokens.length; ) {
    const read = isCountAt(tokens, at) ? readAmount(tokens, at) : undefined
    const next = read?.next ?? at + 1
    pieces.at(-1)?.push(...tokens.slice(at, next))
    const after = tokens[next]
    if (read && after?.kind === 'word' && !noteStarts.has(after.low)) pieces.push([])
    at = next
  }
  return pieces
}
