import { goodsIn } from '../goods/index.ts'
import { names } from '../names/index.ts'
import { isModifier } from '../names/modifiers.ts'
import { isQuality } from '../names/qualities.ts'
import { opensNumber, readNumber } from '../numbers/read.ts'
import { approximations, vague } from '../numbers/words.ts'
import { knownOfForm } from '../text/forms.ts'
import type { Token } from '../text/tokens.ts'
import { isOfUnit, unitOf } from '../units/find.ts'
import type { UnitId } from '../units/units.ts'
import { readAmount } from './amount.ts'
import { formsOf, wordForms } from './region.ts'
import type { Example } from './rules/example.ts'
import { sizeAlone } from './size.ts'
import { measuresAlone } from './together.ts'
import type { Amount, AmountRead } from './types.ts'
import { mixes, noteStarts, shapes, sizes } from './words/index.ts'
import { said } from './words/said.ts'

export interface Head {
  amount?: AmountRead
  also?: Amount
  /** The tokens that name the food. */
  rest: readonly Token[]
  /** Words that belong to the note: before («сік 1 лимона») or after the amount. */
  before?: Token[]
  after?: Token[]
}

/** What is known of the words before any rule is asked: where a name ends that looks like an amount, and what opens. */
interface Look {
  tokens: readonly Token[]
  opening: number
  leading: AmountRead | undefined
  /** A unit without a number opens it. */
  bare: boolean
}

function lookAt(tokens: readonly Token[]): Look {
  const opening = nameOpens(tokens)
  const leading = opening > 0 || isItsOwn(tokens) ? undefined : readAmount(tokens, 0, true)
  return { tokens, opening, leading, bare: leading !== undefined && bareUnit(tokens) }
}

export interface HeadRule {
  name: string
  says: string
  head(look: Look): Head | undefined
  examples: readonly Example[]
}

/** Where the amount stands, tried in this order. */
export const headRules: readonly HeadRule[] = [
  {
    name: 'amount behind a measure that opens',
    says: 'The number after the dash counts, not the unit alone: «пучок кропу – 2».',
    head: ({ tokens, leading, bare }) =>
      leading && bare ? countedAfter(tokens, leading) : undefined,
    examples: [['пучок кропу – 2', { quantity: 2, unit: 'bunch', food: 'dill' }]],
  },
  {
    name: 'measure that is the food',
    says: 'What could measure is itself the food, when nothing else is left to be one.',
    head: ({ tokens, leading, bare }) =>
      leading && bare ? countedName(tokens, leading) : undefined,
    examples: [['батон 1 шт.', { quantity: 1, unit: 'piece', food: 'loaf' }]],
  },
  {
    name: 'part of what is counted',
    says: 'The measure that opens is a part of what is counted behind it: "leaves from 1 bunch basil".',
    head: ({ tokens, leading, bare }) => (leading && bare ? partOf(tokens, leading) : undefined),
    examples: [
      ['Leaves from 1 bunch basil', { quantity: 1, unit: 'bunch', food: 'basil' }],
      ['листя з 3 гілочок чебрецю', { quantity: 3, unit: 'sprig', food: 'thyme' }],
    ],
  },
  {
    name: 'measure that closes',
    says: 'Where nothing is left to be measured, the measure is the food: "a few peppercorns".',
    head: ({ tokens, leading }) => {
      const last = tokens.at(-1)
      if (!leading || leading.next < tokens.length) return undefined
      if (!last || leading.quantity !== undefined || names.single(last.form).length === 0)
        return undefined
      const { unit: _, ...amount } = leading
      return { amount, rest: [last] }
    },
    examples: [['a few peppercorns', { food: 'peppercorns', understood: true }]],
  },
  {
    name: 'amount first',
    says: 'A number with or without a unit, a unit alone, or some: «2 ст. л.», "a pinch of", «кілька».',
    head: ({ tokens, leading }) => {
      if (!leading) return undefined
      return leading.next < tokens.length
        ? withSecond(leading, tokens.slice(leading.next))
        : { amount: leading, rest: [] }
    },
    examples: [
      ['2 ст. л. олії', { quantity: 2, unit: 'tbsp', food: 'vegetable-oil' }],
      ['1 lb 4 oz beef', { quantity: 20, unit: 'oz', food: 'beef' }],
      ['2 x 400 г квасолі', { quantity: 800, unit: 'g', food: 'beans' }],
      ['půl lžičky soli', { quantity: 0.5, unit: 'tsp', food: 'salt' }],
    ],
  },
  {
    name: 'amount after a dash',
    says: 'What follows the last dash is the amount, if it is nothing else: «пластівці 4 злаки – 200 г».',
    head: ({ tokens, opening }) => partedAmount(tokens, opening),
    examples: [['борошно – 200 г', { quantity: 200, unit: 'g', food: 'wheat-flour' }]],
  },
  {
    name: 'amount behind',
    says: 'The first amount after the name, with what follows it as a note.',
    head: ({ tokens, opening }) => {
      for (let at = Math.max(1, opening); at < tokens.length; at++) {
        const found = trailingAt(tokens, at)
        if (found) return found
      }
      return undefined
    },
    examples: [
      ['яйця 2 шт.', { quantity: 2, unit: 'piece', food: 'egg' }],
      ['сік 1 лимона', { quantity: 1, food: 'lemon', note: 'сік' }],
      ['salmon 200 g', { quantity: 200, unit: 'g', food: 'salmon' }],
    ],
  },
]

/** Parts the amount from the name, wherever the amount stands. */
export function readHead(tokens: readonly Token[]): Head {
  return headBy(tokens)?.head ?? { rest: [...tokens] }
}

/** The same, and the rule that has found it. */
export function headBy(tokens: readonly Token[]): { head: Head; rule: HeadRule } | undefined {
  const look = lookAt(tokens)
  for (const rule of headRules) {
    const head = rule.head(look)
    if (head) return { head, rule }
  }
  return undefined
}

/** «пластівці 4 злаки – 200 г»: what follows the last dash is the amount, if it is nothing else. */
function partedAmount(tokens: readonly Token[], opening: number): Head | undefined {
  const dash = tokens.findLastIndex(
    (token, at) => token.low === '-' && tokens[at - 1]?.kind !== 'number',
  )
  const found = dash >= Math.max(1, opening) ? trailingAt(tokens, dash + 1) : undefined
  return found?.amount?.unit && !found.after && !found.before ? found : undefined
}

/** «батон Кулиничі»: nothing after it is measured, so what could measure is the food. */
function isItsOwn(tokens: readonly Token[]): boolean {
  const [first, next] = tokens
  if (first?.kind !== 'word' || next?.kind !== 'word') return false
  if (!unitOf(first.form) || names.single(first.form).length === 0) return false
  const [, ...words] = wordForms(tokens)
  return (
    words.every((word) => isModifier(word) || isQuality(word) || unitOf(word)) &&
    !namesFood(tokens.slice(1))
  )
}

function bareUnit(tokens: readonly Token[]): boolean {
  return tokens[0]?.kind === 'word' && readAmount(tokens, 0) === undefined
}

function partOf(tokens: readonly Token[], { next }: AmountRead): Head | undefined {
  if (!said.ofWhat.has(tokens[next]?.low)) return undefined
  const read = readAmount(tokens, next + 1)
  if (read?.quantity === undefined || read.next >= tokens.length) return undefined
  return { amount: read, rest: tokens.slice(read.next), before: tokens.slice(0, next) }
}

/** «листя карі – 5 г», «пучок кропу – 2»: the number after the dash counts, not the unit alone. */
function countedAfter(tokens: readonly Token[], leading: AmountRead): Head | undefined {
  const dash = tokens.findIndex((token) => token.low === '-' || token.low === ':')
  if (dash < leading.next) return undefined
  const read = readAmount(tokens, dash + 1)
  if (read?.quantity === undefined || read.next !== tokens.length) return undefined
  const name = tokens.slice(0, dash)
  // «листя карі – 5 шт.»: a food whose name begins with a unit.
  const whole = names.longest(formsOf(name), 0)?.length === name.length
  const own = !whole && (!read.unit || read.unit === 'piece')
  const amount = own && leading.unit ? { ...read, unit: leading.unit } : read
  return { amount, rest: tokens.slice(own ? leading.next : 0, dash) }
}

/** «батон 1 шт.»: what could measure is itself the food, when nothing else is left to be one. */
function countedName(tokens: readonly Token[], leading: AmountRead): Head | undefined {
  const name = tokens.slice(0, leading.next)
  const read = readAmount(tokens, leading.next, true)
  if (read?.quantity === undefined || read.next !== tokens.length || !namesFood(name))
    return undefined
  return { amount: read, rest: name }
}

/** "half and half", «пак-чой»: how many tokens a name takes that begins like an amount or has a hyphen. */
function nameOpens(tokens: readonly Token[]): number {
  const [opening] = tokens
  if (opening?.kind !== 'word') return 0
  if (!opensNumber(opening.low) && !tokens.some(({ low }) => low === '-')) return 0
  const run = gluedRun(tokens)
  const said = run.filter((token) => token.kind === 'word')
  const found = names.longest(formsOf(said), 0)
  const last = found && said[found.length - 1]
  if (!found || !last || found.length < 2) return 0
  const end = tokens.indexOf(last) + 1
  const hyphened = tokens.slice(0, end).some((token) => token.kind === 'mark')
  return hyphened || readNumber(tokens, 0) !== undefined ? end : 0
}

/** Words, and hyphens without spaces. */
function gluedRun(tokens: readonly Token[]): Token[] {
  const end = tokens.findIndex((token, at) => {
    if (token.kind === 'word') return false
    return (
      token.low !== '-' ||
      token.start !== tokens[at - 1]?.end ||
      token.end !== tokens[at + 1]?.start
    )
  })
  return tokens.slice(0, end < 0 ? tokens.length : end)
}

function withSecond(amount: AmountRead, rest: readonly Token[]): Head {
  for (let at = 0; at < rest.length; at++) {
    const { kind, low } = rest[at] as Token
    if (mixes(low, rest[at + 1]?.low)) break
    if (kind !== 'number' || rest[at + 1]?.low === '%') continue
    const read = readAmount(rest, at)
    if (!read?.unit || read.quantity === undefined) continue
    // «дві банки по 185 г»: the second amount is of each.
    const each = said.apieceUk.has(rest[at - 1]?.low)
    const also: Amount = {
      quantity: read.quantity * (each ? (amount.quantity ?? 1) : 1),
      unit: read.unit,
    }
    const before = rest.slice(0, each ? at - 1 : at)
    // «kuře cca 1,2 kg»: about how much.
    while (approximations.has(before.at(-1)?.low ?? '')) before.pop()
    return { amount, also, rest: [...before, ...rest.slice(read.next)] }
  }
  return { amount, rest }
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
    (token.kind === 'mark' && token.low !== '~' && token.low !== '≈') ||
    (token.kind === 'word' && !opensAmount(token.form) && tokens[at + 1]?.low !== '-')
  )
    return undefined
  const last = at === tokens.length - 1 || sizeAlone(tokens.slice(at + 1)) !== undefined
  const lone =
    at > 0 &&
    last &&
    isHeap(token) &&
    !closesName(tokens.slice(0, at + 1)) &&
    (token.form.cyrillic || isBagOf(tokens.slice(0, at + 1)))
  const read = readAmount(tokens, at, parted || lone)
  if (!read) return undefined
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
  if (before.length === 0) return undefined
  if (noteStarts.has(previous?.low ?? '') && read.unit === undefined) return undefined
  // «сік 1 лимона», "juice of half a lemon": the thing to buy comes after the amount.
  if (!read.unit && !parted && namesFood(after) && said.takenFrom.has(before[0]?.low)) {
    return {
      amount: read,
      rest: after,
      before: said.ofWhat.has(before.at(-1)?.low) ? before.slice(0, -1) : before,
    }
  }
  const sized = sizeAlone(after)
  if (sized) return { amount: { ...read, size: sized }, rest: before }
  if (after.length > 0 && !namesFood(before) && namesFood(after))
    return { amount: read, rest: [...before, ...after] }
  return after.length > 0 ? { amount: read, rest: before, after } : { amount: read, rest: before }
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
  if ((unit === 'tsp' || unit === 'tbsp') && !said.spoonful.has(token.low)) return false
  if (unit === undefined) return false
  // "chocolate bar", "tea cup": English ends a name with what could measure; a bag and a gallon measure all the same.
  return token.form.cyrillic ? measuresAlone(unit) : sacks.has(unit) && token.low.length > 3
}

const sacks: ReadonlySet<UnitId> = new Set(['bag', 'gallon', 'quart', 'pint'])

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

function namesFood(tokens: readonly Token[]): boolean {
  const words = formsOf(tokens)
  return words.some((_, at) => names.longest(words, at) !== undefined)
}
