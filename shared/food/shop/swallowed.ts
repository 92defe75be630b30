import { terms } from '../ask/terms.ts'
import { isA, isKindOf } from '../lexicon/index.ts'
import { needsOfLine } from '../line/needs.ts'
import { parseIngredientLine } from '../line/parse.ts'
import type { ParsedLine } from '../line/types.ts'
import { opensFreeOf } from '../names/free-of.ts'
import { type FoodMatch, matchFoods } from '../names/match.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import { isReadWhole } from './row-parts.ts'
import { aims, fillers, refuses } from './words/row-conditions.ts'

/** Nobody asks for more tastes of one thing than so many. */
const mostTastes = 2
const several = 3
/** «на окрошку в неділю» is long enough to say what a list is for. */
const longestAim = 4

/**
 * Whether a row that reads as one food names others, with nothing between them, that would be lost in its note:
 * "lettuce tomato pickles buns for burgers" is no row of buns.
 */
export function swallowsOthers(line: ParsedLine): boolean {
  const { food, more, qualities = [], alternatives = [] } = line
  if (food === undefined || more || alternatives.length > 0) return false
  const { foods, isBare } = namesOf(partsOf(tokenize(line.text)).list)
  const others = [...new Set(foods.map(({ id }) => id))].filter(
    (id) => !isKindOf(id, food) && !isA(food, id),
  )
  const tastes = others.filter((id) => qualities.some((one) => one.endsWith(`:${id}`)))
  return (
    isBare &&
    foods.length >= several &&
    (others.length - tastes.length > 1 || tastes.length > mostTastes)
  )
}

/** The things of such a row, and what stands before and behind them, where that says only what they are for. */
export function listWithin(text: string): readonly [list: string, note: string] | undefined {
  const { list, beside } = partsOf(tokenize(text))
  const { foods, isBare } = namesOf(list)
  const [first, last] = [list[0], list.at(-1)]
  if (!first || !last || foods.length < several || !isBare || beside.length === 0) return undefined
  const inside = text.slice(first.start, last.end)
  const lines = needsOfLine(parseIngredientLine(inside))
  if (lines.length < several || !lines.every(isReadWhole)) return undefined
  const said = beside.filter(({ kind, low }) => kind === 'word' && !fillers.has(low))
  return [inside, said.map((one) => one.text).join(' ')]
}

interface Parts {
  list: readonly Token[]
  /** What it is for, and words that say nothing. */
  beside: readonly Token[]
}

/** «салат - рис кукурудза», «рис кукурудза це на салат»: the list without what it is for. */
function partsOf(tokens: readonly Token[]): Parts {
  const dash = tokens.findIndex((token, at) => at > 0 && isDash(token, tokens[at - 1]))
  if (dash > 0) {
    const [before, behind] = [tokens.slice(0, dash), tokens.slice(dash + 1)]
    if (before.every(saysWhatFor)) return { list: behind, beside: before }
    if (behind.every(saysWhatFor)) return { list: before, beside: behind }
  }
  const aim = tokens.findIndex(({ low }, at) => at > 1 && aims.has(low))
  const tail = aim < 0 ? [] : tokens.slice(aim)
  const isAim = tail.length <= longestAim && tail.every(isPlainWord)
  const own = isAim ? tokens.slice(0, tokens.length - tail.length) : tokens
  const end = own.findLastIndex(({ low }) => !fillers.has(low)) + 1
  return { list: own.slice(0, end), beside: [...own.slice(end), ...(isAim ? tail : [])] }
}

/** The foods that stand there by their whole names, and whether nothing else stands between them. */
function namesOf(tokens: readonly Token[]): { foods: readonly FoodMatch[]; isBare: boolean } {
  const foods = matchFoods(tokens.map(({ form }) => form)).filter(({ weak }) => !weak)
  const isBare = foods.reduce((sum, { from, to }) => sum + to - from, 0) === tokens.length
  return { foods, isBare }
}

const isDash = ({ low, start }: Token, before: Token | undefined) =>
  (low === '-' || low === '–' || low === '—') && before?.end !== start

const isPlainWord = ({ kind, low }: Token) => kind === 'word' && !opensFreeOf(low)

function saysWhatFor(token: Token): boolean {
  if (!isPlainWord(token)) return false
  return aims.has(token.low) || fillers.has(token.low) || terms.single(token.form).length > 0
}

/** "No nuts!! cake": what is read as the thing is what there is to be none of. */
export function isOfRefused({ text, food }: ParsedLine): boolean {
  const tokens = tokenize(text)
  const named = matchFoods(tokens.map(({ form }) => form)).find(({ id }) => id === food)
  return named !== undefined && refuses.has(tokens[named.from - 1]?.low ?? '')
}

/** «горіхи, крім арахісу»: the kind that is bought, and what of it is not. */
export function boughtBesides({
  text,
  food = '',
}: ParsedLine): readonly [bought: string, note: string] | undefined {
  const [bought = '', ...rest] = text.split(/\s*[,(;]\s*/u)
  const kind = parseIngredientLine(bought)
  const isOfKind = isReadWhole(kind) && kind.food !== food && isKindOf(food, kind.food ?? '')
  return isOfKind ? [bought, rest.join(', ').replace(/\)$/u, '')] : undefined
}
