import { concepts, isKindOf } from '../lexicon/index.ts'
import { loneMeasure, wholeAmount } from '../line/aside.ts'
import { needsOfLine } from '../line/needs.ts'
import { parseIngredientLine } from '../line/parse.ts'
import { isTasting } from '../line/rows/bare-list.ts'
import { measuresAlone } from '../line/together.ts'
import type { ParsedLine } from '../line/types.ts'
import { andWords, beside, noteStarts, orWords } from '../line/words/index.ts'
import { said } from '../line/words/said.ts'
import { opensFreeOf } from '../names/free-of.ts'
import { adjectives } from '../names/index.ts'
import { type FoodMatch, matchFoods } from '../names/match.ts'
import { isModifier, isPart, isPreparation } from '../names/modifiers.ts'
import { toldByWord } from '../names/quality-table.ts'
import { formOf } from '../text/forms.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import { findUnit } from '../units/find.ts'
import { isReadWhole } from './row-parts.ts'
import { ofDiet, refuses } from './words/row-conditions.ts'

/** More of them nobody types without a comma. */
const mostParts = 8
const longestUnread = 3

/**
 * «авокадо 2 (м'які) лайм 1», "2 avos 1 lime bunch cilantro": things side by side, each with how much of it ahead of
 * it or behind it. Only where each of them is read whole so.
 */
export function besideAmounts(text: string): readonly string[] | undefined {
  const tokens = tokenize(text)
  if (tokens.some(mayRefuse) || tokens.some(tellsOfRecipe)) return undefined
  const amounts = amountsIn(tokens)
  const opens = amounts[0]?.from === 0
  if (amounts.length < (opens ? 2 : 1) || amounts.length > mostParts) return undefined
  if (tokens.some(({ low }) => low === ':')) return undefined
  const starts = amounts.map(({ from, to }) => (opens ? from : pastBracket(tokens, to)))
  const cuts = [...new Set(opens ? starts : [0, ...starts])].filter((at) => at < tokens.length)
  const pieces = cuts.map((at, i) => withoutAnd(tokens.slice(at, cuts[i + 1])))
  if (pieces.length < 2 || pieces.slice(1).some(tellsOfOther)) return undefined
  const parts = pieces.map((piece) => text.slice(piece[0]?.start, piece.at(-1)?.end))
  return parts.every(isThing) && !isTasteLast(parts) ? parts : undefined
}

function withoutAnd(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findIndex(({ low }) => !andWords.has(low) && low !== ',' && low !== '+')
  return tokens.slice(Math.max(0, from))
}

/** «пиріжки 3 з капустою», «лосось 2 стейки»: what they are with, and what is counted of them. */
function tellsOfOther([first]: readonly Token[]): boolean {
  if (first === undefined) return true
  return noteStarts.has(first.low) || beside.has(first.low) || isPart(first.form)
}

/** "Yogurt x6 strawberry": without an amount of its own it may be how the one before tastes. */
function isTasteLast(parts: readonly string[]): boolean {
  const [before, last] = parts.slice(-2).map((part) => parseIngredientLine(part))
  if (!before?.food || !last?.food || last.quantity !== undefined) return false
  // «полуниця заморожена» is a thing to buy.
  if (/\s/.test(last.foodText)) return false
  return isTasting(before.food) && isTasteOf(before.food, last.food)
}

/** "Zest of 1 orange", «сода, погашена оцтом», "butter or lard, 4 oz": what belongs to one thing of a recipe. */
function tellsOfRecipe({ low, form, kind }: Token): boolean {
  if (kind !== 'word') return false
  return orWords.has(low) || said.of.has(low) || isPreparation(form)
}

/** Where something may be refused for somebody, nothing is cut out of what was typed. */
export const mayRefuse = ({ low }: Token) => refuses.has(low) || ofDiet.has(low) || opensFreeOf(low)

/** It names something to buy, all of it is read, and no other thing has gone into its note. */
function isThing(part: string): boolean {
  const line = parseIngredientLine(part)
  if (!isReadWhole(line) || needsOfLine(line).some(hidesFood)) return false
  // «цедра 1» is of what follows.
  if (isTakenOff(part) && line.quantity !== undefined) return false
  // «2 полуничні» is said of what stands before.
  return line.goods !== undefined || namesFood(tokenize(part))
}

function isTakenOff(part: string): boolean {
  const words = tokenize(part).filter(({ kind }) => kind === 'word')
  return words.length > 0 && words.every(({ low }) => said.takenOff.has(low))
}

const namesFood = (tokens: readonly Token[]) =>
  matchFoods(tokens.map(({ form }) => form)).some(({ weak }) => !weak)

/** Whether another food, a list, or something unknown with an amount of its own stands in what is only a note or a name. */
export function hidesFood({ food, foodText, note = '' }: ParsedLine): boolean {
  const isOther = ({ weak, id }: FoodMatch) =>
    !weak && food !== undefined && !isKindOf(id, food) && !isKindOf(food, id)
  const others = (part: string) => matchFoods(tokenize(part).map(({ form }) => form)).some(isOther)
  return (
    others(foodText) ||
    note.split(', ').some((part) => {
      // «на борщ»: what it is for.
      if (noteStarts.has(tokenize(part)[0]?.low ?? '')) return false
      return part.includes(':') || others(part) || isCounted(part)
    })
  )
}

interface Span {
  from: number
  to: number
}

/** Numbers with their units, and bare packages: "bunch cilantro". */
function amountsIn(tokens: readonly Token[]): readonly Span[] {
  const forms = tokens.map(({ form }) => form)
  const found: Span[] = []
  let depth = 0
  for (let at = 0; at < tokens.length; at++) {
    const { kind, low } = tokens[at] as Token
    if (low === '(') depth++
    if (low === ')') depth = Math.max(0, depth - 1)
    if (depth > 0) continue
    const from = kind === 'number' ? at + 1 : at
    const unit = tokens[from]?.kind === 'word' ? findUnit(forms, from) : undefined
    if (kind === 'number') found.push({ from: at, to: from + (unit?.length ?? 0) })
    else if (unit && measuresAlone(unit.id)) found.push({ from: at, to: at + unit.length })
    at = Math.max(at, (found.at(-1)?.to ?? 0) - 1)
  }
  return found
}

function pastBracket(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.low !== '(') return at
  const close = tokens.findIndex(({ low }, i) => i > at && low === ')')
  return close < 0 ? at : close + 1
}

/**
 * "burger buns 8, patties 8, ketchup", «хліб 2, щось 3»: between commas what has an amount of its own is a thing of
 * its own, though nobody knows what. The others are read whole without it.
 */
export function besideUnread(text: string): readonly string[] | undefined {
  const parts = text.split(/[,;]\s+/u).map((part) => part.trim())
  if (parts.length < 2 || /[():]/u.test(text) || tokenize(text).some(mayRefuse)) return undefined
  if (tokenize(text).some(tellsOfRecipe)) return undefined
  const lines = parts.map((part) => parseIngredientLine(part))
  const unread = parts.filter((_, at) => !isReadWhole(lines[at] as ParsedLine))
  if (unread.length === 0 || unread.length === parts.length) return undefined
  return unread.every(isCounted) ? parts : undefined
}

/**
 * «мінералка, сік», «курка ціла, крила», «курка, печінка куряча»: each is read whole as a thing of its own, though one
 * could be said of the other. «Сир, моцарела» is one, told twice.
 */
export function besideCommas(text: string, whole: ParsedLine): readonly string[] | undefined {
  const parts = text.split(/[,;]\s+/u).map((part) => part.trim())
  const tokens = tokenize(text)
  if (tokens.some((one) => mayRefuse(one) || tellsOfRecipe(one) || beside.has(one.low)))
    return undefined
  const needs = needsOfLine(whole)
  if (parts.length <= needs.length || /[():]/u.test(text) || !parts.every(isThing)) return undefined
  if (needs.some(({ alternatives, qualities = [] }) => alternatives || qualities.some(isTaste)))
    return undefined
  const lines = parts.map((part) => parseIngredientLine(part))
  const isToldTwice = lines.some(({ food = '', text: own }, at) => {
    const before = lines[at - 1]
    if (!before?.food) return false
    // «Vanilkový lusk, semínka», «лимон, сік» are of it, and «ванільний цукор, пакетик» is how much of it.
    if (groups.has(food) || (isTakenOff(own) && isKindOf(before.food, 'fruit'))) return true
    if (wholeAmount(tokenize(own)) || loneMeasure(tokenize(own))) return true
    // «шоколад, молочний», «морозиво, ваніль»
    const isLone = /^\p{L}+$/u.test(own) && adjectives.single(formOf(own.toLowerCase())).length > 0
    const [word] = tokenize(own)
    const isCut = word && isPart(word.form) && !isTakenOff(own)
    if (word && (isCut || toldByWord(word.form).length > 0)) return true
    if (isLone || (isTasting(before.food) && isTasteOf(before.food, food))) return true
    if (!isKindOf(food, before.food)) return false
    return !(isKindOf(food, 'meat') && [own, before.text].some((one) => /\S\s+\S/u.test(one)))
  })
  return isToldTwice ? undefined : parts
}

const grown = ['fruit', 'vegetable', 'herb', 'spice', 'nut', 'chocolate']
const waters: ReadonlySet<string> = new Set(['water', 'sparkling-water'])

/** «сік, яблуко» is of it, «сік, печиво» are two. */
function isTasteOf(food: string, taste: string): boolean {
  return !waters.has(food) && grown.some((kind) => isKindOf(taste, kind))
}
const groups: ReadonlySet<string> = new Set(concepts.map(({ id }) => id))
const isTaste = (quality: string) => quality.startsWith('taste:')

export const isNumber = ({ kind }: Token) => kind === 'number'

/** One unknown thing and how many of it; «великі 3 шт», «на 4 частини» are said of what stands before. */
function isCounted(part: string): boolean {
  const tokens = tokenize(part)
  const words = tokens.filter(({ kind }) => kind === 'word')
  if (words.length === 0 || words.length > longestUnread || !tokens.some(isNumber)) return false
  if (tokens.some(({ kind }) => kind === 'mark') || wholeAmount(tokens)) return false
  return !words.some(
    ({ form, low }) =>
      said.total.has(low) ||
      isModifier(form) ||
      isPreparation(form) ||
      noteStarts.has(low) ||
      beside.has(low),
  )
}
