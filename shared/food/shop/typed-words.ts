import { languages } from '../../language/languages.ts'
import { productAt } from '../brands/index.ts'
import { isKindOf } from '../lexicon/index.ts'
import type { ParsedLine } from '../line/types.ts'
import { sizes, small } from '../line/words/index.ts'
import { names } from '../names/index.ts'
import { matchFoods } from '../names/match.ts'
import { toldByWord } from '../names/quality-table.ts'
import { tasteIn } from '../names/tastes.ts'
import type { Form } from '../text/forms.ts'
import { wordsOf } from '../text/phrases.ts'
import { remembered } from '../text/remembered.ts'
import { unitOf } from '../units/find.ts'
import { nameOf } from './good.ts'
import { ownNames } from './words/own-names.ts'

/**
 * The words for the food as they were typed, where the name that the list shows says less than they: «нутелла» is
 * chocolate spread, and «чай в пакетиках» more than tea. Another common name of the same food says nothing more.
 */
export function typedWords(line: ParsedLine): string | undefined {
  const { food, foodText, size, alternatives } = line
  if (food === undefined || alternatives !== undefined) return undefined
  const words = wordsOf(foodText)
  if (words.some((word, at) => !isSaid(word, line, food) || isProduct(words, at, line)))
    return foodText
  if (size === undefined) return undefined
  return wordsOf(line.text).find(({ low }) => sizes.has(low))?.low
}

function isProduct(words: readonly Form[], at: number, { qualities = [] }: ParsedLine): boolean {
  const found = productAt(words, at)
  return found !== undefined && !qualities.some((one) => one.includes(words[at]?.low ?? ''))
}

function isSaid(word: Form, { unit, qualities = [] }: ParsedLine, food: string): boolean {
  if (ownNames.has(word.low)) return false
  if (word.low.length < 2 || small.has(word.low) || shown(food).has(word.light)) return true
  if (unit !== undefined && unitOf(word) === unit) return true
  if (toldByWord(word).some(({ id }) => qualities.includes(id))) return true
  if (qualities.some((one) => one.split(' ').includes(word.low))) return true
  if (names.single(word).some((id) => isKindOf(food, id))) return true
  const tastes = qualities.flatMap((one) => tasteIn(one) ?? [])
  return tastes.length > 0 && matchFoods([word]).some(({ id }) => tastes.includes(id))
}

/** What any of the names of the food that a list shows is made of. */
const shown = remembered(
  (food): ReadonlySet<string> =>
    new Set(languages.flatMap((each) => wordsOf(nameOf(food, each)).map(({ light }) => light))),
)
