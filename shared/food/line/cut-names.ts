import { foods } from '../lexicon/index.ts'
import { formOf } from '../text/forms.ts'
import { once } from '../text/remembered.ts'
import { type Token, wordsIn } from '../text/tokens.ts'
import { unitOf } from '../units/find.ts'

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
 * beginnings of one food's name and of no other's; where it is known which of them is cut, the others are as they stand.
 */
export function cutName(said: string, cut?: string): string | undefined {
  const words = ordered(said)
  const last = cut === undefined ? undefined : ordered(cut)[0]
  if (words.length < 2 || words.length > mostWords || words.some((word) => word.length < least))
    return undefined
  const fitting = (index().get(keyOf(words)) ?? []).filter((whole) =>
    isCutOf(words, whole.words, last),
  )
  const [first] = fitting
  return first && fitting.every(({ id }) => id === first.id) ? first.name : undefined
}

/** «okurka salát.», «капуста мол.»: the dot says that the word is cut short, whatever it would name as it is. */
export function dottedNamesInFull(line: string, tokens: readonly Token[]): string {
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (token.kind !== 'word' || !token.dotted || token.low.length < least) continue
    for (const from of [at - 1, at]) {
      const [first, last] = [tokens[from], tokens[from + 1]]
      if (first?.kind !== 'word' || last?.kind !== 'word' || unitOf(token.form)) continue
      const name = cutName(`${first.low} ${last.low}`, token.low)
      const end = last === token || last.dotted ? last.end + 1 : last.end
      if (name !== undefined)
        return `${line.slice(0, first.start)}${name} ${line.slice(end)}`.trim()
    }
  }
  return line
}

function ordered(text: string): string[] {
  return wordsIn(text.normalize('NFD').replace(accents, '').normalize('NFC')).sort()
}

/** Of Czech alone: «й» and «ї» are letters of their own. */
const accents = /(?<=[a-z])\p{M}/giu

function keyOf(words: readonly string[]): string {
  return words.map((word) => word.slice(0, least)).join(' ')
}

function isCutOf(words: readonly string[], whole: readonly string[], last?: string): boolean {
  let cut = false
  for (const [at, word] of words.entries()) {
    const full = whole[at] ?? ''
    if (full === word || formOf(full).light === formOf(word).light) continue
    if (!full.startsWith(word) || (last !== undefined && word !== last)) return false
    cut = true
  }
  return cut
}
