import { slips, slipsBetween } from '../text/distance.ts'
import { once, remembered } from '../text/remembered.ts'
import { isCyrillic } from '../text/stem.ts'
import { step } from '../text/steps.ts'
import type { Token } from '../text/tokens.ts'
import type { Tongue } from './function-words/index.ts'
import { isNamed, isTrueWord } from './true-words.ts'
import { refusing } from './words/refusing.ts'
import { refusingPhrases } from './words/refusing-phrases.ts'
import { small } from './words/small.ts'

/** No word that refuses is longer. */
export const longestWord = 24

interface Place {
  phrase: readonly string[]
  at: number
}

/** Of the phrases that refuse: where a word stands in them, by it and its neighbour, and which words are a letter from another. */
const phrases = once(() => {
  const beside = new Map<string, Place[]>()
  const words = new Set<string>()
  // Of each word how many letters at most stand beside it in a phrase.
  const longest = new Map<string, number>()
  for (const phrase of [...refusingPhrases.opening, ...refusingPhrases.rejecting])
    for (const [at, word] of phrase.entries()) {
      if (phrase.length < 2) continue
      words.add(word)
      longest.set(word, Math.max(longest.get(word) ?? 0, phrase.join('').length - word.length))
      const key = at > 0 ? after(phrase[at - 1] ?? '', word) : before(word, phrase[1] ?? '')
      const known = beside.get(key)
      if (known) known.push({ phrase, at })
      else beside.set(key, [{ phrase, at }])
    }
  const spellings = new Map<string, string[]>()
  for (const word of words)
    for (const spelling of slips(word)) {
      const sharing = spellings.get(spelling)
      if (sharing) sharing.push(word)
      else spellings.set(spelling, [word])
    }
  return { beside, words, spellings, longest }
})

const after = (last: string, word: string) => `${last} ${word}`
const before = (word: string, next: string) => `${word} ${next} <`

/** What is a letter away from a word of a phrase, and whether it is a word of its own. */
export const nearInPhrases = remembered(
  (low): { words: readonly string[]; own: boolean } | undefined => {
    if (low.length < 2 || low.length > longestWord) return undefined
    const { words: known, spellings, longest } = phrases()
    const words = new Set<string>()
    for (const spelling of slips(low))
      for (const word of spellings.get(spelling) ?? [])
        if (word !== low && slipsBetween(word, low) === 1) words.add(word)
    if (words.size === 0 || turnsDown(low)) return undefined
    const own = known.has(low) || isTrueWord(isCyrillic(low) ? 'uk' : 'en', low)
    if (!own) return { words: [...words], own }
    const told = [...words].filter((word) => (longest.get(word) ?? 0) >= enough)
    return told.length === 0 || isNamed(low) ? undefined : { words: told, own }
  },
)

/** So much of a phrase is said rightly where a word of its own is taken for a slip: "everything bit onions". */
const enough = 7

/** "hold teh", "everyhting but": the other words of a phrase tell what the misspelt one is. */
export function inPhrase(tokens: readonly Token[], at: number, tongue: Tongue): string | undefined {
  if (tongue === 'cs') return undefined
  const near = nearInPhrases(tokens[at]?.low ?? '')
  if (!near) return undefined
  const { beside } = phrases()
  if (near.own && isSaidAt(tokens, at)) return undefined
  const [last, next] = [tokens[at - 1]?.low, tokens[at + 1]?.low]
  for (const word of near.words) {
    step()
    for (const key of [last && after(last, word), next && before(word, next)])
      for (const place of (key && beside.get(key)) || [])
        if (isSaidBut(place, tokens, at - place.at, near.own)) return word
  }
  return undefined
}

/** «терпіти не можу» is a phrase as it stands, and no slip of «терпіти не може». */
function isSaidAt(tokens: readonly Token[], at: number): boolean {
  const { beside } = phrases()
  const [last = '', low = '', next = ''] = [-1, 0, 1].map((by) => tokens[at + by]?.low)
  return [after(last, low), before(low, next)].some((key) =>
    beside
      .get(key)
      ?.some(({ phrase, at: place }) =>
        phrase.every((word, i) => tokens[at - place + i]?.low === word),
      ),
  )
}

/** Whether all of a phrase stands here but the one word. */
function isSaidBut(
  { phrase, at }: Place,
  tokens: readonly Token[],
  from: number,
  own: boolean,
): boolean {
  step()
  const rest = phrase.filter((_, i) => i !== at)
  if (own && rest.join('').length < enough) return false
  return phrase.every((one, i) => i === at || tokens[from + i]?.low === one)
}

/** What refuses as it stands is never taken for something else. */
function turnsDown(low: string): boolean {
  return [refusing.opening, small.not, small.no, small.noAtEnd].some((words) => words.has(low))
}

/** The words that such phrases are made of. */
export function wordsOfPhrases(): ReadonlySet<string> {
  return phrases().words
}
