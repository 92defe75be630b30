import { parseIngredientLine } from '../../../../shared/food/line/parse.ts'
import type { ParsedLine } from '../../../../shared/food/line/types.ts'
import { matchFoods } from '../../../../shared/food/names/match.ts'
import { wordsOf } from '../../../../shared/food/text/phrases.ts'
import { looksLikeIngredient, looksLikeStep } from '../text-lines.ts'
import { saysYield, servingsBeside } from './eaten.ts'
import { linePatterns, lineWords } from './line-words.ts'
import { withoutBullet } from './tidy-line.ts'

/**
 * What a line is by its own words: an amount of food, foods alone, something to do, or whatever else is said.
 * What may be food as well as something to do is food: an ingredient that is missed makes a dish look safe.
 */
export type LineKind = 'listed' | 'foods' | 'told' | 'said'

const { doing, doingFirst, doingOrThing, sentence, remark, taking, uncounted } = lineWords
/** No amount of food is longer. */
const longest = 120
const numbered = /^\d{1,2}[.)]\s+(?=\S)/
const number = /[\d½⅓⅔¼¾⅛]/
const begins = /^(?:[\d½⅓⅔¼¾⅛]|~\s?\d)/
const forSoMuch = new RegExp(
  `^\\p{L}.*(?<!\\p{L})(?:${linePatterns.forSoMuch})\\s~?${number.source}`,
  'iu',
)

export function kindOfLine(line: string): LineKind {
  const counted = numbered.test(line)
  const said = withoutBullet(line.replace(numbered, ''))
  if (said === '' || !/\p{L}/u.test(said) || saysYield(said)) return 'said'
  const told = isDoing(said)
  if (isRemark(said) && !(told && (looksLikeStep(said) || beginsDoing(said)))) return 'said'
  const food = said.length > longest ? null : parseIngredientLine(said)
  const amount = food !== null && isAmount(said, food)
  if (told && !(amount && isAtAnEnd(said) && !endsSentence(said))) return 'told'
  if (food?.heading) return 'said'
  if (amount) return 'listed'
  if (counted) return 'told'
  if (food?.understood && !/[.!?…]$/.test(said)) return 'foods'
  // A plain bullet is of a list; a picture may stand before anything.
  const plain = /^(?:[-–—•*·▢□☐✓]|\[\s?\])\s?\S/u.test(line) && said.length <= 90
  return plain && !looksLikeStep(said) ? 'listed' : 'said'
}

/** A line whose every word is understood as an amount of food: it is nothing else, wherever it stands. */
export function isSurelyListed(line: string): boolean {
  const said = withoutBullet(line)
  if (said.length > 60 || /[.!?…=]$|=/.test(said) || isRemark(said) || isDoing(said)) return false
  const { food, quantity, unit, understood } = parseIngredientLine(said)
  return (
    understood &&
    food !== undefined &&
    quantity !== undefined &&
    (unit !== undefined || begins.test(said) || /\d$/.test(said))
  )
}

/** «Маринад на 3 кг м’яса», «Борщ, ~10 порцій»: its number is of what the dish is for, or of who eats it. */
export const saysForHowMuch = (title: string) =>
  forSoMuch.test(title) || (!begins.test(title) && servingsBeside(title) !== null)

function isAmount(said: string, food: ParsedLine): boolean {
  if (speaksOfNoFood(said)) return false
  const known = food.food !== undefined || food.goods !== undefined || food.more !== undefined
  if (known && (food.quantity !== undefined || food.toTaste)) return true
  // Of what nobody knows a measure tells that it is food.
  return looksLikeIngredient(said) && !/[!?]$/.test(said)
}

/** «10 хвилин», "5 ingredients": an amount of something else. */
export const speaksOfNoFood = (said: string) =>
  /^(?:\d|~)/.test(said) && uncounted.has(lowWords(said).find((word) => !number.test(word)))

/** «Збити яйця», «Maso osolíme», "Whisk the eggs": said of what is done. */
export function isDoing(said: string): boolean {
  const words = lowWords(withoutBrackets(said))
  if (words.some((word) => word.length > 3 && doing.has(word) && !isFood(word))) return true
  const [first, ...rest] = words
  if (rest.length === 0 && !/[.!]$/.test(said)) return false
  if (doingOrThing.has(first)) return /[.!]$/.test(said) || rest.some((word) => sentence.has(word))
  return doingFirst.has(first)
}

const beginsDoing = (said: string) => isDoing(said.split(' ').slice(0, 2).join(' '))

/** «Беремо 500 мл молока, 2 яйця»: from the first amount on, where only what is to be taken stands before it. */
export function amountsTaken(line: string): string | null {
  const at = line.search(number)
  const before = lowWords(line.slice(0, Math.max(at, 0)))
  const takes = before.length > 0 && before.length < 5 && before.some((word) => taking.has(word))
  return takes && !before.some(isFood) ? line.slice(at) : null
}

/** «Беремо», «береш»: what is to be taken follows. */
export const isTaking = (word: string) => lowWords(word).every((one) => taking.has(one))

const isFood = (word: string) => matchFoods(wordsOf(word)).length > 0

/** «Я кладу 200 г цукру, але можна й менше»: somebody speaks. */
export function isRemark(said: string): boolean {
  const words = lowWords(withoutBrackets(said))
  return words.length > 2 && !begins.test(said) && words.some((word) => remark.has(word))
}

/** «борошно просіяне 300 г», «2 яйця збити»; minutes at the end are no amount. */
const isAtAnEnd = (said: string) =>
  begins.test(said) ||
  (/\d\s?(?:\p{L}{1,6}\.?\s?){0,2}$/u.test(withoutBrackets(said)) &&
    !uncounted.has(lowWords(said).findLast((word) => !number.test(word))))

/** «1 ст. л. оцту.» ends no sentence. */
const endsSentence = (said: string) => /\p{L}{4,}[.!?…]$/u.test(said) && said.split(' ').length > 3

const withoutBrackets = (said: string) => said.replace(/\([^()]{0,100}\)/g, ' ')
const lowWords = (said: string) =>
  said
    .slice(0, 300)
    .toLowerCase()
    .replace(/['’ʼ]/g, '')
    .replaceAll('ё', 'е')
    .match(/\p{L}+|[\d½⅓⅔¼¾⅛][\d.,/]*/gu) ?? []
