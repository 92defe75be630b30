import { isKindOf } from '../../../../shared/food/lexicon/index.ts'
import { needsIn } from '../../../../shared/food/line/needs.ts'
import { parseIngredientLine } from '../../../../shared/food/line/parse.ts'
import type { ParsedLine } from '../../../../shared/food/line/types.ts'
import { matchFoods } from '../../../../shared/food/names/match.ts'
import { wordsOf } from '../../../../shared/food/text/phrases.ts'
import { saysYield } from './eaten.ts'
import { factWords } from './fact-words.ts'
import { speaksOfNoFood } from './line-kinds.ts'

const makes = new RegExp(`(?<!\\p{L})(?:${factWords.makes})(?!\\p{L})`, 'iu')
const longest = 200
/** Of a description so much is read. */
const mostSentences = 40

/**
 * Amounts of food that a description tells in passing, and no line of the list has: «на нього йде 500 г сиру». They are
 * lines of the list, since a dish is judged by its list alone.
 */
export function amountsTold(
  description: readonly string[],
  ingredients: readonly string[],
): { description: string[]; ingredients: string[] } {
  const foods = foodsIn(ingredients.slice(0, 200))
  const found: string[] = []
  let left = mostSentences
  const rest = description.flatMap((line) => {
    if (!/\d/.test(line)) return [line]
    const sentences = line.split(/(?<=[.!?…])\s+(?=["«“(]?[\p{Lu}\d])/u)
    const kept = sentences.filter((sentence) => {
      const amount = left-- > 0 ? amountIn(sentence) : null
      if (amount === null || foodsIn([amount]).every((food) => isAmong(food, foods))) return true
      found.push(amount)
      return false
    })
    return kept.length > 0 ? [kept.length === sentences.length ? line : kept.join(' ')] : []
  })
  return { description: rest, ingredients: [...ingredients, ...found] }
}

const foodsIn = (lines: readonly string[]) =>
  needsIn(lines.map(parseIngredientLine)).flatMap(foodOf)
const foodOf = ({ food }: ParsedLine) => (food === undefined ? [] : [food])
const isAmong = (food: string, foods: readonly string[]) =>
  foods.some((one) => one === food || isKindOf(one, food) || isKindOf(food, one))

/** From its first number on, unless foods stand before it. */
function amountIn(sentence: string): string | null {
  const at = sentence.search(/\d/)
  if (at < 0 || sentence.length > longest || saysYield(sentence)) return null
  const [before, amount] = [sentence.slice(0, at), sentence.slice(at).replace(/[.!?…]+$/, '')]
  if (makes.test(before) || speaksOfNoFood(amount)) return null
  const { food, quantity } = parseIngredientLine(amount)
  if (food === undefined || quantity === undefined) return null
  return matchFoods(wordsOf(before)).length > 0 ? sentence : amount
}
