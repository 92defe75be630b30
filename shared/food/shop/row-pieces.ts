import { isMaker, tellsBrand } from '../brands/index.ts'
import { isKindOf } from '../lexicon/index.ts'
import { wholeAmount } from '../line/aside.ts'
import { needsOfLine } from '../line/needs.ts'
import { parseIngredientLine } from '../line/parse.ts'
import type { ParsedLine } from '../line/types.ts'
import { beside, noteStarts, orWords } from '../line/words/index.ts'
import { said } from '../line/words/said.ts'
import { opensFreeOf } from '../names/free-of.ts'
import { adjectives } from '../names/index.ts'
import { type FoodMatch, matchFoods } from '../names/match.ts'
import { isModifier, isPart, isPreparation } from '../names/modifiers.ts'
import { toldByWord } from '../names/quality-table.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import { unitOf } from '../units/find.ts'
import { isReadWhole } from './row-parts.ts'
import { ofDiet, refuses } from './words/row-conditions.ts'

const longestUnread = 3

/** It names something to buy, all of it is read, and no other thing has gone into its note. */
export function isThing(part: string): boolean {
  const line = parseIngredientLine(part)
  if (!isReadWhole(line) || needsOfLine(line).some(hidesFood)) return false
  // «цедра 1» is of what follows.
  if (isTakenOff(part) && line.quantity !== undefined) return false
  // «2 полуничні» is said of what stands before.
  return line.goods !== undefined || namesFood(tokenize(part))
}

export function isTakenOff(part: string): boolean {
  const words = tokenize(part).filter(({ kind }) => kind === 'word')
  return words.length > 0 && words.every(({ low }) => said.takenOff.has(low))
}

const namesFood = (tokens: readonly Token[]) =>
  matchFoods(tokens.map(({ form }) => form)).some(({ weak }) => !weak)

/** A row of several, or one behind what they are for. */
const isListed = (text: string) => text.split(',').length > 2 || text.includes(':')

/** Whether another food, a list, or something unknown with an amount of its own stands in what is only a note or a name. */
export function hidesFood({ food, foodText, note = '', text }: ParsedLine): boolean {
  const isOther = ({ weak, id }: FoodMatch) =>
    !weak && food !== undefined && !isKindOf(id, food) && !isKindOf(food, id)
  const others = (part: string) => matchFoods(tokenize(part).map(({ form }) => form)).some(isOther)
  return (
    others(foodText) ||
    /\d(?![\d.,]*\s?%)/.test(foodText) ||
    note.split(', ').some((part) => {
      // «на борщ»: what it is for.
      if (noteStarts.has(tokenize(part)[0]?.low ?? '')) return false
      return (
        part.includes(':') ||
        /^\d+$/.test(part) ||
        others(part) ||
        isCounted(part) ||
        (isListed(text) && isUnknownThing(part))
      )
    })
  )
}

/** One unknown thing and how many of it; «великі 3 шт», «на 4 частини» are said of what stands before. */
export function isCounted(part: string): boolean {
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

/** "Zest of 1 orange", «сода, погашена оцтом», "butter or lard, 4 oz": what belongs to one thing of a recipe. */
export function tellsOfRecipe({ low, form, kind }: Token): boolean {
  if (kind !== 'word') return false
  return orWords.has(low) || said.of.has(low) || isPreparation(form)
}

/** Where something may be refused for somebody, nothing is cut out of what was typed. */
export const mayRefuse = ({ low }: Token) => refuses.has(low) || ofDiet.has(low) || opensFreeOf(low)

export const isNumber = ({ kind }: Token) => kind === 'number'

const grown = ['fruit', 'vegetable', 'herb', 'spice', 'nut', 'chocolate']
const waters: ReadonlySet<string> = new Set(['water', 'sparkling-water'])

/** «сік, яблуко» is of it, «сік, печиво» are two. */
export function isTasteOf(food: string, taste: string): boolean {
  return !waters.has(food) && grown.some((kind) => isKindOf(taste, kind))
}

/** A word or two that tell of nothing else, and name no maker. */
export function isUnknownThing(part: string): boolean {
  const tokens = tokenize(part)
  if (tokens.length === 0 || tokens.length > 2) return false
  return tokens.every(
    ({ kind, form, low, text }) =>
      kind === 'word' &&
      low.length > 2 &&
      !/^\p{Lu}/u.test(text) &&
      toldByWord(form).length === 0 &&
      !isModifier(form) &&
      !isPreparation(form) &&
      !isPart(form) &&
      !isMaker(form) &&
      !tellsBrand(form) &&
      unitOf(form) === undefined &&
      !noteStarts.has(low) &&
      !beside.has(low) &&
      adjectives.single(form).length === 0,
  )
}
