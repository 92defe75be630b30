import { wordsIn } from '../text/tokens.ts'
import { before, behind, trailing } from './words/not-bought.ts'

type Phrases = readonly (readonly string[])[]

/**
 * Whether a row says that it is not to be bought: «молока не треба», «не купувати хліб». It stays as it was typed, for
 * whoever goes shopping, and is no food to buy.
 */
export function isNotBought(text: string): boolean {
  const words = wordsIn(text)
  return opensSo(words) || endsSo(words)
}

/** «не купувати хліб, молоко»: what is said first may be said of all that follows. */
export function refusesAll(text: string): boolean {
  return opensSo(wordsIn(text))
}

function opensSo(words: readonly string[]): boolean {
  return stands(before, words, () => 0)
}

function endsSo(words: readonly string[]): boolean {
  const last = words.findLastIndex((word) => !trailing.has(word))
  return stands(behind, words.slice(0, last + 1), (phrase, all) => all.length - phrase.length)
}

/** A phrase stands there, and something else beside it. */
function stands(
  phrases: Phrases,
  words: readonly string[],
  where: (phrase: readonly string[], words: readonly string[]) => number,
): boolean {
  return phrases.some((phrase) => {
    const at = where(phrase, words)
    return (
      at >= 0 && words.length > phrase.length && phrase.every((one, i) => words[at + i] === one)
    )
  })
}
