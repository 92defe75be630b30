import { isSmallUse } from '../amounts/words/small-uses.ts'
import { dishes } from '../lexicon/dishes.ts'
import type { ParsedLine } from '../line/types.ts'
import { errands } from '../line/words/errands.ts'
import { matchFoods } from '../names/match.ts'
import { asNeeded, asTold } from '../names/own-purposes.ts'
import { toldByPhrases } from '../names/quality-table.ts'
import { wordsOf } from '../text/phrases.ts'
import { once } from '../text/remembered.ts'
import { cooking, opens, people, without } from './words/purposes.ts'

/**
 * What a typed row is for, or must be without, in its own words: «чай для лактації», «вода для праски», «яблука без
 * шкірки». What is only cooked with, as milk for coffee, is the same milk.
 */
export function purposesOf({ note = '', qualities = [] }: ParsedLine): string[] {
  return note.split(', ').flatMap((part) => purposeIn(part, qualities) ?? [])
}

function purposeIn(remark: string, told: readonly string[]): string | undefined {
  const [first = '', ...rest] = remark.split(' ')
  if (rest.length === 0) return undefined
  if (without.has(first.toLowerCase())) {
    const isTold = toldByPhrases(remark).some(({ id }) => told.includes(id))
    if (isTold) return undefined
    // Without the peel it may be peeled at home, without a food it has to be made so.
    return matchFoods(wordsOf(rest.join(' '))).length > 0 ? asNeeded(remark) : asTold(remark)
  }
  if (!opens.has(first.toLowerCase())) return undefined
  const words = wordsOf(rest.join(' '))
  // «для Тані»: a name is written so.
  const isForSomebody =
    /^\p{Lu}/u.test(rest[0] ?? '') ||
    words.some(({ low }) => people.has(low) || errands.people.has(low))
  if (isForSomebody) return asTold(remark)
  const isCooking =
    words.some(({ low, light }) => cooking.has(low) || isSmallUse(low) || dishWords().has(light)) ||
    matchFoods(words).length > 0
  return isCooking ? undefined : asNeeded(remark)
}

const dishWords = once(
  () =>
    new Set(
      dishes
        .flatMap(({ uk, en }) => [...uk, ...en])
        .filter((name) => !name.includes(' '))
        .flatMap((name) => wordsOf(name).map(({ light }) => light)),
    ),
)
