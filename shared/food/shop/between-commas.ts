import { concepts, isKindOf } from '../lexicon/index.ts'
import { loneMeasure, wholeAmount } from '../line/aside.ts'
import { needsOfLine } from '../line/needs.ts'
import { parseIngredientLine } from '../line/parse.ts'
import { isTasting } from '../line/rows/bare-list.ts'
import type { ParsedLine } from '../line/types.ts'
import { beside } from '../line/words/index.ts'
import { adjectives } from '../names/index.ts'
import { isPart } from '../names/modifiers.ts'
import { toldByWord } from '../names/quality-table.ts'
import { formOf } from '../text/forms.ts'
import { tokenize } from '../text/tokens.ts'
import { isReadWhole } from './row-parts.ts'
import {
  isCounted,
  isTakenOff,
  isTasteOf,
  isThing,
  isUnknownThing,
  mayRefuse,
  tellsOfRecipe,
} from './row-pieces.ts'
import { whole } from './words/row-conditions.ts'

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
  const isList = parts.length >= least
  return unread.every((part) => isCounted(part) || (isList && isUnknownThing(part)))
    ? parts
    : undefined
}

/** So many things make a list, of which a word that nobody knows is one: "beef, shells, sour cream". */
const least = 3

/**
 * «мінералка, сік», «курка ціла, крила», «курка, печінка куряча»: each is read whole as a thing of its own, though one
 * could be said of the other. «Сир, моцарела» is one, told twice.
 */
export function besideCommas(text: string, line: ParsedLine): readonly string[] | undefined {
  const parts = text.split(/[,;]\s+/u).map((part) => part.trim())
  const tokens = tokenize(text)
  if (tokens.some((one) => mayRefuse(one) || tellsOfRecipe(one) || beside.has(one.low)))
    return undefined
  const needs = needsOfLine(line)
  if (parts.length <= needs.length || /[():]/u.test(text) || !parts.every(isThing)) return undefined
  if (needs.some(({ alternatives, qualities = [] }) => alternatives || qualities.some(isTaste)))
    return undefined
  const lines = parts.map((part) => parseIngredientLine(part))
  const isTold = lines.some((one, at) => at > 0 && isToldOf(one, lines[at - 1] as ParsedLine))
  return isTold ? undefined : parts
}

/** Whether it is said of what stands before it. */
function isToldOf({ food = '', text }: ParsedLine, before: ParsedLine): boolean {
  if (!before.food || (before.food === 'bread' && besideBread.has(food))) return false
  // «Vanilkový lusk, semínka», «лимон, сік» are of it, and «ванільний цукор, пакетик» is how much of it.
  if (groups.has(food) || (isTakenOff(text) && isKindOf(before.food, 'fruit'))) return true
  const tokens = tokenize(text)
  if (wholeAmount(tokens) || loneMeasure(tokens)) return true
  // «шоколад, молочний», «морозиво, ваніль»
  const isLone = /^\p{L}+$/u.test(text) && adjectives.single(formOf(text.toLowerCase())).length > 0
  if (isLone || (isTasting(before.food) && isTasteOf(before.food, food))) return true
  // «оселедець, філе» is one, where of what is whole a part is bought besides.
  const isWhole = tokenize(before.text).some(({ low }) => whole.has(low))
  const [word] = tokens
  const isCut = word && isPart(word.form) && !isTakenOff(text) && !isWhole
  if (word && (isCut || toldByWord(word.form).length > 0)) return true
  if (!isKindOf(food, before.food)) return false
  return !(isKindOf(food, 'meat') && [text, before.text].some((one) => /\S\s+\S/u.test(one)))
}

/** «хліб, батон»: what stands on a list beside bread, and is asked for by another name. */
const besideBread: ReadonlySet<string> = new Set(['loaf', 'baguette', 'dinner-roll'])

const groups: ReadonlySet<string> = new Set(concepts.map(({ id }) => id))
const isTaste = (quality: string) => quality.startsWith('taste:')
