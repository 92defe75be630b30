import { goodsIn } from '../../goods/index.ts'
import { names } from '../../names/index.ts'
import { opensNumber } from '../../numbers/read.ts'
import { approximations, vague } from '../../numbers/words.ts'
import { knownOfForm } from '../../text/forms.ts'
import { isHyphen } from '../../text/hyphens.ts'
import type { Token } from '../../text/tokens.ts'
import { isOfUnit, unitOf } from '../../units/find.ts'
import { packages, type UnitId, units } from '../../units/units.ts'
import { isAtMost, readAmount } from '../amount.ts'
import { formsOf } from '../region.ts'
import { sizeAlone } from '../size.ts'
import { measuresAlone } from '../together.ts'
import type { AmountRead } from '../types.ts'
import { unitAt } from '../unit.ts'
import { andWords, noteStarts, shapes, sizes, small } from '../words/index.ts'
import { endOfStrength } from '../words/patterns.ts'
import { said } from '../words/said.ts'
import { type Head, namesFood } from './head.ts'

/** «пластівці 4 злаки – 200 г»: what follows the last dash is the amount, if it is nothing else. */
export function partedAmount(tokens: readonly Token[], opening: number): Head | undefined {
  const dash = tokens.findLastIndex(
    (token, at) => token.low === '-' && tokens[at - 1]?.kind !== 'number',
  )
  const found = dash >= Math.max(1, opening) ? trailingAt(tokens, dash + 1) : undefined
  return found?.amount?.unit && !found.after && !found.before ? found : undefined
}

export function trailingAt(tokens: readonly Token[], at: number): Head | undefined {
  const previous = tokens[at - 1]
  const parted =
    previous !== undefined &&
    (previous.low === '-' || previous.low === ':' || previous.low === '=' || previous.low === '.')
  const token = tokens[at]
  if (
    !token ||
    token.low === '%' ||
    (token.kind === 'mark' && token.low !== '~' && token.low !== '≈') ||
    (token.kind === 'word' && !opensAmount(token.form) && tokens[at + 1]?.low !== '-')
  )
    return undefined
  if (isMeatOf(tokens.slice(0, at + 1))) return undefined
  // «лампочка Е27», «папір А4», "diapers sz 4": which one it is, and not how many.
  const [, next] = tokens.slice(at)
  // «памперси 4 розмір»
  const isSize =
    next !== undefined &&
    next.low.length > 2 &&
    said.whichSize.has(next.low) &&
    !namesFood(tokens.slice(0, at))
  // «памперси 5ка»: a five, and not five.
  const isNumbered = next?.low === endOfStrength && next.start === token.end
  const isWhich =
    isSize || isNumbered || said.whichSize.has(previous?.low) || said.numbered.has(previous?.low)
  if (token.kind === 'number' && (isModel(previous, token) || isWhich)) return undefined
  const behind = tokens.slice(at + 1)
  const last = sizeAlone(behind) !== undefined || behind.every(({ low }) => shapes.has(low))
  const lone =
    at > 0 &&
    (isSpoonInLetters(tokens, at) || (last && isHeap(token))) &&
    // «наповнювач для лотка»: what it is for measures nothing.
    !tokens.slice(1, at).some(({ low }) => said.purpose.has(low)) &&
    // «чай в пакетиках»: what it comes in, and not how many; «в тюбику» is one.
    !(behind.length === 0 && said.comesIn.has(previous?.low) && said.inSeveral.has(token.low)) &&
    !closesName(tokens.slice(0, at + 1)) &&
    (token.form.cyrillic || isCzechSpoon(token) || isBagOf(tokens.slice(0, at + 1)))
  const read = readAmount(tokens, at, parted || lone)
  const apart = parted && !isHyphen(tokens, at - 1)
  if (!read || (!apart && isSizeOfOther(read, tokens.slice(1, at)))) return undefined
  // «молоко 2.5 2л»: a fraction beside an amount is how fat it is.
  if (
    !read.unit &&
    !Number.isInteger(token.value) &&
    token.kind === 'number' &&
    tokens[read.next]?.kind === 'number'
  )
    return undefined
  const after = tokens.slice(read.next)
  const before = tokens
    .slice(0, at)
    .filter((one) => one.kind !== 'mark' || one.low === '%' || one.low === '/')
  const isArticle = token.low === 'a' || token.low === 'an'
  if (isArticle && !read.unit) return undefined
  const meat = isMeatOf(before)
  const most = !meat && isAtMost(tokens, at - 1)
  while (most && isApproximate(before.at(-1))) before.pop()
  if (before.length === 0) return undefined
  // «йогурт дітям 4»: so many of it, where nothing says that they are years.
  const isForSomebody = said.forSomebody.has(previous?.low) && after.length === 0
  const isNote = noteStarts.has(previous?.low ?? '') && !meat && !isForSomebody
  if (!most && isNote && read.unit === undefined) return undefined
  // «сік 1 лимона», "juice of half a lemon": the thing to buy comes after the amount.
  const isTaken = said.takenFrom.has(before[0]?.low) || meat || areBothParts(before)
  if (!read.unit && !parted && namesFood(after) && isTaken) {
    return {
      amount: read,
      rest: after,
      before: said.ofWhat.has(before.at(-1)?.low) ? before.slice(0, -1) : before,
    }
  }
  // «до борщу 200 г буряка»: what it is for stands before how much of it.
  if (said.purpose.has(before[0]?.low) && before.length > 1 && namesFood(after))
    return { amount: read, rest: after, before }
  const sized = sizeAlone(after)
  if (sized) return { amount: { ...read, size: sized }, rest: before }
  if (after.length > 0 && !namesFood(before) && namesFood(after))
    return { amount: read, rest: [...before, ...after] }
  return after.length > 0 ? { amount: read, rest: before, after } : { amount: read, rest: before }
}

/** "dough for a 9-inch pie", «тісто для форми 24 см»: so large is what it is for. */
function isSizeOfOther({ unit }: AmountRead, before: readonly Token[]): boolean {
  if (unit === undefined || units[unit].dimension !== 'length') return false
  return before.some(({ low }) => said.purpose.has(low))
}

/** «борошно до 200 г», "flour up to 200 g". */
function isApproximate(token: Token | undefined): boolean {
  const words = [token?.low, token?.text.toLowerCase()]
  return words.some(
    (low = '') => approximations.has(low) || said.atMost.has(low) || said.toAfterUp.has(low),
  )
}

/** Capitals with a number glued to them, or one letter: «е27», "a4", but "x6" are six. */
function isModel(letters: Token | undefined, number: Token): boolean {
  if (letters?.kind !== 'word' || letters.end !== number.start) return false
  const { text, low, form } = letters
  if (text.length === 1) return !said.timesBehind.has(low) && unitOf(form) === undefined
  return text.length < 4 && text === text.toUpperCase()
}

/** "picked meat from 1 crab", «м'ясо з 2 крабів». */
function isMeatOf(before: readonly Token[]): boolean {
  return said.flesh.has(before.at(-2)?.low) && said.ofWhat.has(before.at(-1)?.low)
}

/** «білки і жовтки 3 яєць»: of all that is in it the thing itself is bought. */
function areBothParts(before: readonly Token[]): boolean {
  const parts = before.filter(({ low }) => said.bothParts.has(low))
  const others = before.filter(({ low }) => !said.bothParts.has(low))
  return (
    parts.length === 2 &&
    others.some(({ low }) => andWords.has(low)) &&
    others.every(({ low }) => andWords.has(low) || small.has(low) || said.ofWhat.has(low))
  )
}

/** Few words begin an amount: a number, a measure, or what is said of them. */
const opensAmount = knownOfForm(
  (word) =>
    isOfUnit(word) ||
    opensNumber(word.low) ||
    [vague, sizes, shapes].some((words) => words.has(word.low)),
)

/** «крутони жменя», «маргарину пачка»: these measure even when they close the line without a number. */
function isHeap(token: Token): boolean {
  const unit = unitOf(token.form)
  // «на кінчику ложки» measures no spoon.
  const isSpoon = unit === 'tsp' || unit === 'tbsp'
  if (isSpoon && !isCzechSaid(token) && !said.spoonful.has(token.low)) return false
  // «риба шматками»: that is how it is cut.
  if (unit === undefined || said.cutInto.has(token.low)) return false
  // «чай пакетики»: that is what it comes in, and nobody says how many.
  if (token.form.cyrillic && packages.has(unit) && said.severalOf.has(token.low)) return false
  // "chocolate bar", "tea cup": English ends a name with what could measure; a bag, a gallon and a kilo measure all the same.
  const own = token.form.cyrillic || isCzechSaid(token)
  // «mák hrnek»
  if (unit === 'cup') return isCzechSpoon(token)
  return own ? measuresAlone(unit) : sacks.has(unit) && (token.text.length > 2 || unit === 'kg')
}

/** «sádlo lžíce», «mák hrnek» */
function isCzechSpoon(token: Token): boolean {
  const unit = isCzechSaid(token) ? unitOf(token.form) : undefined
  return unit === 'tsp' || unit === 'tbsp' || unit === 'cup'
}

/** «кориця ч.л.», «сіль ст. л.»: to the end, and no litre of it. */
function isSpoonInLetters(tokens: readonly Token[], at: number): boolean {
  const unit = tokens[at]?.kind === 'word' ? unitAt(tokens, at) : undefined
  if (unit?.next !== tokens.length || (unit.id !== 'tsp' && unit.id !== 'tbsp')) return false
  return tokens.slice(at).every(({ low, form }) => form.cyrillic && low.length <= 3)
}

/** A Czech word stands for what it means: «špetka» for a pinch. */
function isCzechSaid({ low, text }: Token): boolean {
  return low !== text.toLowerCase()
}

const sacks: ReadonlySet<UnitId> = new Set([
  ...(['bag', 'gallon', 'quart', 'pint', 'kg', 'l', 'bunch', 'tube'] as const),
])

/** "potatoes bag", but neither "bin bags" nor "tea bags". */
function isBagOf(tokens: readonly Token[]): boolean {
  const named = names.longest(formsOf(tokens.slice(-2)), 0)
  return (
    namesFood(tokens.slice(0, -1)) && named?.length !== 2 && goodsIn(formsOf(tokens)) === undefined
  )
}

/** «вафельні стаканчики»: a name that ends like a measure. */
function closesName(tokens: readonly Token[]): boolean {
  const words = formsOf(tokens)
  return words.some((_, at) => {
    const found = names.longest(words, at)
    if (!found || found.length < 2 || at + found.length < words.length) return false
    // «ванільний цукор пакетик» is vanilla sugar without it, too.
    const shorter = names.longest(words.slice(0, -1), at)
    return shorter?.length !== found.length - 1 || shorter.values[0] !== found.values[0]
  })
}
