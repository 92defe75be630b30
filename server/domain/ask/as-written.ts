import type { Guess, Slots } from '../../../shared/food/ask/types.ts'
import type { Queryable } from '../../db/client.ts'
import { lexeme } from '../search/lexemes.ts'
import { frequencies } from '../search/terms.ts'
import { formsOf, searchWords } from '../search/words.ts'

/** A word that stands in recipes was no slip, whatever it looks like: «толока» is not «толокно». */
export async function asWritten(sql: Queryable, slots: Slots): Promise<Slots> {
  if (slots.guesses.length === 0) return slots
  const known = await frequencies(sql, slots.guesses.flatMap(spellings))
  const right = slots.guesses.filter((guess) => spellings(guess).some((form) => known.has(form)))
  return right.reduce(taken, { ...slots, guesses: [] })
}

function spellings({ word }: Guess): string[] {
  return searchWords(word)
    .flatMap(formsOf)
    .flatMap((form) => [form, lexeme.title(form), lexeme.told(form)])
}

function taken(slots: Slots, { word, kind, id }: Guess): Slots {
  const others = slots[kind].filter((one) => one !== id)
  return { ...slots, [kind]: others, words: [...slots.words, word] }
}
