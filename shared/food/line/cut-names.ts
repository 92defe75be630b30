import { foods } from '../lexicon/index.ts'
import { formOf } from '../text/forms.ts'
import { once } from '../text/remembered.ts'
import { wordsIn } from '../text/tokens.ts'

interface Whole {
  id: string
  name: string
  words: readonly string[]
}

/** So much of a word has to be left. */
const least = 3
const mostWords = 3

/** Names of two or three words by how each of them begins. */
const index = once(() => {
  const found = new Map<string, Whole[]>()
  for (const { id, uk, en, cs } of foods)
    for (const name of [...uk, ...en, ...cs]) {
      const words = ordered(name)
      if (words.length < 2 || words.length > mostWords) continue
      const key = keyOf(words)
      const others = found.get(key)
      if (others) others.push({ id, name, words })
      else found.set(key, [{ id, name, words }])
    }
  return found
})

/**
 * «перець чорн мел», "olej slunec": what is left of a name where its words are cut short, as far as they are the
 * beginnings of one food's name and of no other's.
 */
export function cutName(said: string): string | undefined {
  const words = ordered(said)
  if (words.length < 2 || words.length > mostWords || words.some((word) => word.length < least))
    return undefined
  const fitting = (index().get(keyOf(words)) ?? []).filter((whole) => isCutOf(words, whole.words))
  const [first] = fitting
  return first && fitting.every(({ id }) => id === first.id) ? first.name : undefined
}

function ordered(text: string): string[] {
  return wordsIn(text.normalize('NFD').replace(accents, '').normalize('NFC')).sort()
}

/** Of Czech alone: «й» and «ї» are letters of their own. */
const accents = /(?<=[a-z])\p{M}/giu

function keyOf(words: readonly string[]): string {
  return words.map((word) => word.slice(0, least)).join(' ')
}

function isCutOf(words: readonly string[], whole: readonly string[]): boolean {
  let cut = false
  for (const [at, word] of words.entries()) {
    const full = whole[at] ?? ''
    if (full === word || formOf(full).light === formOf(word).light) continue
    if (!full.startsWith(word)) return false
    cut = true
  }
  return cut
}
