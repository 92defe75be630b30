import { dishes } from '../lexicon/dishes.ts'
import { slipsBetween } from '../text/distance.ts'
import { formOf } from '../text/forms.ts'
import { normalise } from '../text/normalise.ts'
import { once } from '../text/remembered.ts'
import { step } from '../text/steps.ts'
import { wordsIn } from '../text/tokens.ts'
import type { Slots } from './types.ts'

/** A word of so many letters may have two slips, where the word beside it says what it is to be. */
const long = 6

interface Name {
  id: string
  /** Its words, as they are compared. */
  words: readonly string[]
}

/** Names of two words, by each of their words. */
const pairs = once(() => {
  const byWord = new Map<string, Name[]>()
  for (const { id, uk, en } of dishes)
    for (const name of [...uk, ...en]) {
      const words = wordsIn(normalise(name))
        .filter((word) => word.length > 1)
        .map((word) => formOf(word).light)
      if (words.length !== 2) continue
      for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), { id, words }])
    }
  return byWord
})

/** "shepards pie", «пастущий пиріг»: a word that nobody knows, beside a dish of whose other name it is a slip. */
export function nearDish(slots: Slots, said: readonly string[]): void {
  if (slots.words.length === 0 || slots.dishes.length === 0) return
  for (const word of slots.words) {
    const meant = nameNear(formOf(word).light, said)
    if (!meant) continue
    slots.dishes = slots.dishes.filter((id) => !meant.instead.has(id)).concat(meant.id)
    slots.words = slots.words.filter((one) => one !== word)
    slots.guesses.push({ word, kind: 'dishes', id: meant.id })
  }
}

function nameNear(word: string, said: readonly string[]) {
  if (word.length < long) return undefined
  for (const other of said) {
    const light = formOf(other).light
    for (const { id, words } of pairs().get(light) ?? []) {
      step()
      const [name = ''] = words.filter((one) => one !== light)
      if (name[0] === word[0] && name.length >= long && slipsBetween(word, name) <= 2)
        return { id, instead: namedBy(light) }
    }
  }
  return undefined
}

/** Dishes that one word names. */
const namedBy = (light: string): ReadonlySet<string> =>
  new Set(
    dishes
      .filter(({ uk, en }) =>
        [...uk, ...en].some((name) => formOf(normalise(name)).light === light),
      )
      .map(({ id }) => id),
  )
