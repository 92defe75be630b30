import type { Aisle } from '../lexicon/types.ts'
import { names } from '../names/index.ts'
import { approximations } from '../numbers/words.ts'
import { type Form, knownOfForm } from '../text/forms.ts'
import { rememberedWords } from '../text/remembered-words.ts'
import type { Token } from '../text/tokens.ts'
import { findUnit } from '../units/find.ts'
import { exact, makerNames, productNames, thingNames } from './names.ts'
import { sign } from './sign.ts'

/** Who made it: the same food, and another thing on the shelf. */
export function isMaker(word: Form): boolean {
  return word.low.startsWith(sign)
}

/** The makers that a text names, each folded into one word. */
export function makersIn(words: readonly Form[]): string[] {
  const found: string[] = []
  const index = makerNames()
  const forms = words.map(exact)
  for (let at = 0; at < words.length; ) {
    const length = index.longest(forms, at)?.length ?? 0
    if (length > 0)
      found.push(
        words
          .slice(at, at + length)
          .map(({ low }) => low)
          .join(' '),
      )
    at += length || 1
  }
  return found
}

/** How many of the words from there on are a maker's name, and no food's. */
export function makerLength(words: readonly Form[], at: number): number {
  const word = words[at]
  if (!word) return 0
  if (isMaker(word)) return 1
  if (!isOfMaker(word)) return 0
  const length = makerNames().longest(words.map(exact), at)?.length ?? 0
  return (names.longest(words, at)?.length ?? 0) < length ? length : 0
}

/** The same words, where a maker's name, of however many words, is one that only tells who made it. */
export function withMakers(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(opensMaker)) return tokens
  const index = makerNames()
  const marked: Token[] = []
  let changed = false
  for (let at = 0; at < tokens.length; ) {
    const run = wordsFrom(tokens, at)
    const maker = run.length > 0 ? index.longest(run, 0) : undefined
    const found = maker && isBrand(tokens, at, run, maker.length) ? maker : undefined
    const first = tokens[at] as Token
    if (!found) {
      marked.push(first)
      at++
      continue
    }
    const named = wordTokens(tokens, at, found.length)
    const last = named.at(-1) ?? first
    marked.push(
      first.as({
        low: sign + named.map(({ low }) => low).join(' '),
        end: last.end,
        dotted: false,
      }),
    )
    at = tokens.indexOf(last) + 1
    changed = true
  }
  return changed ? marked : tokens
}

/** «паста балті»: a name that began before goes on over it. */
function isWithinName(tokens: readonly Token[], at: number): boolean {
  return [1, 2].some((back) => {
    if (tokens[at - back]?.kind !== 'word') return false
    const run = wordsFrom(tokens, at - back)
    return (names.longest(run, 0)?.length ?? 0) > back
  })
}

/** What is a food's own name as well is read as the food; «жменька» is a handful, and «Жменька» packs groats. */
function isBrand(tokens: readonly Token[], at: number, run: readonly Form[], length: number) {
  if ((names.longest(run, 0)?.length ?? 0) >= length || isWithinName(tokens, at)) return false
  // «чудо-ягоди» is one word that nobody knows, and no berries by «Чудо».
  const last = wordTokens(tokens, at, length).at(-1)
  const hyphen = last && tokens[tokens.indexOf(last) + 1]
  const next = hyphen && tokens[tokens.indexOf(hyphen) + 1]
  if (hyphen?.low === '-' && hyphen.start === last?.end && next?.start === hyphen.end) return false
  const opens = !tokens.slice(0, at).some(({ kind }) => kind === 'word')
  // "Up to 50 g" is no drink.
  if (opens && length === 1 && approximations.has(run[0]?.low ?? ''))
    return tokens[at + 1]?.kind !== 'word'
  if (length > 1 || !findUnit(run, 0)) return true
  return !opens && /^\p{Lu}/u.test(tokens[at]?.text ?? '')
}

/** The shelf of what such a maker sells, which is nothing to eat. */
export const shelfOfMaker = rememberedWords((words): Aisle | undefined => {
  const index = thingNames()
  const forms = words.map(exact)
  for (let at = 0; at < forms.length; at++) {
    const found = index.longest(forms, at)
    if (found && (names.longest(forms, at)?.length ?? 0) < found.length) return found.values[0]
  }
  return undefined
})

/** The food that a maker's name stands for at the beginning of these words, and how many of them it takes. */
export function productAt(
  words: readonly Form[],
  at: number,
): { id: string; to: number } | undefined {
  const first = words[at]
  if (!first || !productNames().knows(exact(first))) return undefined
  const found = productNames().longest(words.map(exact), at)
  if (!found) return undefined
  // «нутела веганська» is a longer name of its own.
  const own = names.longest(words, at)
  if (own && own.length > found.length) return undefined
  // «Milka» has the stem of milk, and is none: a name of a food counts to the letter.
  const same = names.longest(words.map(exact), at)
  const [id = ''] = same?.length === found.length ? same.values : found.values
  return { id, to: at + found.length }
}

/** Most words are of no maker's name, and need no look at what follows. */
function opensMaker(token: Token): boolean {
  return token.kind === 'word' && isOfMaker(token.form)
}
/** A word without which no maker, nothing that only they make and nobody who makes nothing to eat is named. */
export const tellsBrand = knownOfForm((form) => {
  const word = exact(form)
  return makerNames().tells(word) || thingNames().tells(word) || productNames().tells(word)
})
/** A word of such a name. */
export const isOfMaker = knownOfForm((form) => makerNames().knows(exact(form)))

/** The words that begin here and stand side by side, hyphens and strokes between them left out. */
function wordsFrom(tokens: readonly Token[], at: number): Form[] {
  const first = tokens[at]
  if (!first || !opensMaker(first)) return []
  return wordTokens(tokens, at, 5).map(({ form }) => exact(form))
}

function wordTokens(tokens: readonly Token[], at: number, most: number): Token[] {
  const found: Token[] = []
  for (let i = at; i < tokens.length && found.length < most; i++) {
    const token = tokens[i] as Token
    if (token.kind === 'word') found.push(token)
    else if (!/^[-.'&!]$/.test(token.low)) break
  }
  return found
}
