import { names } from '../names/index.ts'
import { matchFoods } from '../names/match.ts'
import { formOf } from '../text/forms.ts'
import type { Token } from '../text/tokens.ts'
import type { Base, Item } from './items.ts'
import {
  allergyWords,
  atHand,
  atHandPhrases,
  refusalPhrases,
  refusals,
  refusedVerbs,
  wishes,
} from './words.ts'

/** A word or phrase that says what is to be done with the foods around it. */
export function cueAt(tokens: readonly Token[], at: number, base: Base): Item | undefined {
  const low = tokens[at]?.low ?? ''
  if (low === 'free') return { ...base, kind: 'free' }
  const phrase = phraseAt(tokens, at, refusalPhrases)
  if (phrase) {
    const said = tokens.slice(at, at + phrase).map((token) => token.low)
    const to = pastVerbs(tokens, at + phrase)
    return {
      ...base,
      kind: 'refusal',
      to,
      after: !['of', 'from', 'than'].includes(said.at(-1) ?? ''),
      allergy: said.some((word) => allergyWords.has(word)),
    }
  }
  if (allergyWords.has(low)) return { ...base, kind: 'refusal', after: true, allergy: true }
  if (low === 'не' || low === 'not')
    return { ...base, kind: 'refusal', to: pastVerbs(tokens, at + 1), after: true }
  if (/^(?:замін\p{L}*|replac\p{L}*|substitut\p{L}*|swap\p{L}*)$/u.test(low))
    return { ...base, kind: 'refusal' }
  if (refusals.has(low) || low === 'нічого' || /^(?:виключ|уник|ненавид|алергі)/.test(low)) {
    return { ...base, kind: 'refusal', to: pastVerbs(tokens, at + 1), after: isVerbal(low) }
  }
  const hand = phraseAt(tokens, at, atHandPhrases)
  if (hand) return { ...base, kind: 'hand', to: at + hand }
  if (atHand.has(low)) return { ...base, kind: 'hand' }
  if (wishes.has(low)) return { ...base, kind: 'wish' }
  return undefined
}

function isVerbal(low: string): boolean {
  return /^(?:уник|ненави|виключ|закінч|dont|doesnt|didnt|cant|cannot|hate|avoid|dislike|нема|never|wont)/.test(
    low,
  )
}

export function isCue(low: string): boolean {
  return low === 'не' || low === 'free' || refusals.has(low) || wishes.has(low) || atHand.has(low)
}

function pastVerbs(tokens: readonly Token[], start: number): number {
  let at = start
  while (tokens[at]?.kind === 'word' && refusedVerbs.has(tokens[at]?.low ?? '')) at++
  return at
}

/** "eggless", «безм'ясний», «несолодкий»: the refusal is inside the word. */
export function withoutOwn(low: string): string[] {
  const inner = low.endsWith('less')
    ? low.slice(0, -4)
    : /^без\p{L}{4,}/u.test(low)
      ? low.slice(3)
      : /^не\p{L}{5,}/u.test(low)
        ? low.slice(2)
        : ''
  if (inner.length < 3) return []
  const form = formOf(inner)
  const food = names.single(form)
  return food.length > 0 ? [...food] : matchFoods([form]).map((match) => match.id)
}

export function phraseAt(
  tokens: readonly Token[],
  at: number,
  phrases: readonly (readonly string[])[],
): number | undefined {
  let longest: number | undefined
  for (const phrase of phrases) {
    if (phrase.length > (longest ?? 0) && phrase.every((word, i) => tokens[at + i]?.low === word))
      longest = phrase.length
  }
  return longest
}
