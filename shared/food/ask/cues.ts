import { names } from '../names/index.ts'
import { matchFoods } from '../names/match.ts'
import { formOf } from '../text/forms.ts'
import { step } from '../text/steps.ts'
import type { Token } from '../text/tokens.ts'
import type { Base, Item } from './item.ts'
import { allergyWords, refusalPhrases, refusals, refusedVerbs } from './refusals.ts'
import {
  illnessAt,
  isAround,
  isBoredYes,
  isGivenUp,
  isIllnessFrom,
  rejections,
} from './rejections.ts'
import { terms } from './terms.ts'
import { atHand, atHandPhrases, wishes } from './words.ts'

/** A word or phrase that says what is to be done with the foods around it. */
export function cueAt(tokens: readonly Token[], at: number, base: Base): Item | undefined {
  const low = tokens[at]?.low ?? ''
  const hand = phraseAt(tokens, at, atHandPhrases)
  const refused = phraseAt(tokens, at, refusalPhrases)
  // "get rid of" refuses; "get rid of some" uses up.
  const phrase = (hand ?? 0) > (refused ?? 0) ? undefined : refused
  const rejection = rejectionAt(tokens, at, phrase ?? 0) ?? illnessAt(tokens, at)
  if (rejection) return { ...base, kind: 'refusal', to: rejection, after: true, back: true }
  if (isIllnessFrom(tokens, at) || isGivenUp(tokens, at))
    return { ...base, kind: 'refusal', to: at + 2 }
  if (isAround(tokens, at)) return { ...base, kind: 'refusal' }
  if (phrase) {
    const said = tokens.slice(at, at + phrase).map((token) => token.low)
    const from = at + phrase
    // «у жодному разі не свинину»: one refusal, said twice.
    const to = pastVerbs(tokens, tokens[from]?.low === 'не' ? from + 1 : from)
    return {
      ...base,
      kind: 'refusal',
      to,
      after: !['of', 'from', 'than'].includes(said.at(-1) ?? ''),
      allergy: said.some((word) => allergyWords.has(word)),
    }
  }
  if (low === 'free') return { ...base, kind: 'free' }
  if (allergyWords.has(low)) return { ...base, kind: 'refusal', after: true, allergy: true }
  if (low === 'не' || low === 'not')
    return {
      ...base,
      kind: 'refusal',
      to: pastVerbs(tokens, pastVerb(tokens, at + 1)),
      after: true,
    }
  if (/^(?:замін\p{L}*|replac\p{L}*|substitut\p{L}*|swap\p{L}*)$/u.test(low))
    return { ...base, kind: 'swap' }
  if (refusals.has(low) || low === 'нічого' || refusingStems.test(low)) {
    return { ...base, kind: 'refusal', to: pastVerbs(tokens, at + 1), after: isVerbal(low) }
  }
  if (hand) return { ...base, kind: 'hand', to: at + hand }
  if (atHand.has(low)) return { ...base, kind: 'hand' }
  if (wishes.has(low)) return { ...base, kind: 'wish' }
  return undefined
}

const refusingStems =
  /^(?:виключ|уник|унік|ненавид|прибер|прибир|викин|викид|закінч|скінч|випльов|виплюв|позбав|бридит|гидк|дістав$|дістал|задовба|приїл|ал+ергі|заборон|протипоказан|відмовл|відмови|обмина|омина|остогид|обрид|набрид|гиду|викресл|забран)/u

/** «вчорашня гречка», «черствий хліб», "overripe bananas": nobody looks for such food, it has to be used. */
export function isLeftOver(low: string): boolean {
  return /^(?:вчорашн|черств|підсохл|перестигл|перезріл|зівял|overripe|stale|wilted|yesterdays?$)/u.test(
    low,
  )
}

function isVerbal(low: string): boolean {
  return /^(?:уник|ненави|виключ|закінч|скінч|викин|викид|прибер|прибир|викресл|випльов|виплюв|no$|nope$|yuck|ew|gross|фу$|гидот|бридот|дістав|дістал|задовба|приїл|бридк|гидк|заборон|протипоказан|остогид|обрид|набрид|відмовл|відмови|обмина|омина|dont|doesnt|didnt|cant|cannot|hate|avoid|dislike|нема|never|wont)/.test(
    low,
  )
}

/** «ні» only joins, but «ні краплі» and «ні за що» refuse. */
export function opensRefusal(tokens: readonly Token[], at: number): boolean {
  return [refusalPhrases, rejections].some((phrases) => phraseAt(tokens, at, phrases) !== undefined)
}

/** "pork? no thanks", but "no thanks to pork" and "banned: pork" refuse what follows. */
function rejectionAt(tokens: readonly Token[], at: number, longer: number): number | undefined {
  const bored = isBoredYes(tokens, at) ? 1 : undefined
  const length = phraseAt(tokens, at, rejections) ?? bored
  if (!length || longer > length || tokens[at + length]?.low === ':') return undefined
  return at + length
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

/** «гриби не перетравлюю»: a verb that nobody listed still is no food. */
function pastVerb(tokens: readonly Token[], at: number): number {
  const token = tokens[at]
  if (token?.kind !== 'word' || refusedVerbs.has(token.low) || !looksLikeVerb.test(token.low))
    return at
  const form = formOf(token.low)
  return names.knows(form) || terms.single(form).length > 0 ? at : at + 1
}

const looksLikeVerb =
  /(?:[аяуюєі]ю|[аяуюиі]є|(?:ти|ть)(?:му|меш|ме|мемо|мете|муть)|[жшчщ]у|ть|ться|ємо|єте|имо|ите|юсь|юся|увати|ювати|[аи]ти)$/u

type Phrases = readonly (readonly string[])[]

export function phraseAt(
  tokens: readonly Token[],
  at: number,
  phrases: Phrases,
): number | undefined {
  let longest: number | undefined
  const beginning = byFirstWord(phrases).get(tokens[at]?.low ?? '') ?? []
  step(1 + beginning.length)
  for (const phrase of beginning) {
    if (phrase.length > (longest ?? 0) && phrase.every((word, i) => tokens[at + i]?.low === word))
      longest = phrase.length
  }
  return longest
}

const indexes = new WeakMap<Phrases, Map<string, Phrases>>()

function byFirstWord(phrases: Phrases): Map<string, Phrases> {
  const known = indexes.get(phrases)
  if (known) return known
  const index = Map.groupBy(phrases, ([first = '']) => first)
  indexes.set(phrases, index)
  return index
}
