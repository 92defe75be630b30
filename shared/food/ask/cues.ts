import { names } from '../names/index.ts'
import { matchFoods } from '../names/match.ts'
import { formOf } from '../text/forms.ts'
import { isCyrillic } from '../text/stem.ts'
import { step } from '../text/steps.ts'
import type { Token } from '../text/tokens.ts'
import type { Base, Item } from './item.ts'
import { illnessAt, isAround, isBoredYes, isGivenUp, isIllnessFrom } from './rejections.ts'
import { terms } from './terms.ts'
import { endings } from './words/endings.ts'
import { refusing } from './words/refusing.ts'
import { refusingPhrases } from './words/refusing-phrases.ts'
import { spelling } from './words/slips.ts'
import { small } from './words/small.ts'
import { wishing, wishingPhrases } from './words/wishing.ts'

/** A word or phrase that says what is to be done with the foods around it. */
export function cueAt(tokens: readonly Token[], at: number, base: Base): Item | undefined {
  const low = tokens[at]?.low ?? ''
  const hand = phraseAt(tokens, at, wishingPhrases.atHand)
  const refused = phraseAt(tokens, at, refusingPhrases.opening)
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
    const to = pastVerbs(tokens, small.notIn.has(tokens[from]?.low) ? from + 1 : from)
    const of = small.ofWhich.has(said.at(-1)) && small.pronoun.has(tokens[from]?.low)
    if (of) return { ...base, kind: 'refusal', to: from + 1, pronoun: true }
    return {
      ...base,
      kind: 'refusal',
      to,
      after: !small.ofWhich.has(said.at(-1)),
      allergy: said.some((word) => refusing.allergy.has(word)),
    }
  }
  // "chickpeas instead for a curry"
  const next = tokens[at + 1]
  // "schnitzel out of chicken": of a dish it tells what that is made of.
  if (isMadeOutOf(tokens, at)) return { ...base, kind: 'wish', to: at + 2 }
  if (small.inPlace.has(low) && (next?.kind !== 'word' || small.for.has(next.low)))
    return { ...base, kind: 'stop' }
  if (small.free.has(low)) return { ...base, kind: 'free' }
  if (refusing.allergy.has(low)) return { ...base, kind: 'refusal', after: true, allergy: true }
  if (small.not.has(low))
    return {
      ...base,
      kind: 'refusal',
      to: pastVerbs(tokens, pastVerb(tokens, at + 1)),
      after: true,
    }
  if (small.swap.has(low))
    return { ...base, kind: 'swap', to: small.swapOut.has(tokens[at + 1]?.low) ? at + 2 : at + 1 }
  if (small.without.has(low) && small.pronoun.has(tokens[at + 1]?.low))
    return { ...base, kind: 'refusal', to: at + 2, pronoun: true }
  if (isRefusal(low) || small.nothingOwn.has(low) || refusing.stems.has(low)) {
    return {
      ...base,
      kind: 'refusal',
      // «сметани нема хочу капусту»: what is asked for begins there.
      to: isCyrillic(low) && beginsAnew(tokens[at + 1]) ? at + 1 : pastVerbs(tokens, at + 1),
      after: refusing.verbal.has(low),
    }
  }
  if (hand) return { ...base, kind: 'hand', to: at + hand }
  if (wishing.atHand.has(low)) return { ...base, kind: 'hand' }
  if (wishing.opening.has(low)) return { ...base, kind: 'wish' }
  return undefined
}

function beginsAnew(next: Token | undefined): boolean {
  return next?.kind === 'word' && (wishing.opening.has(next.low) || small.there.has(next.low))
}

function isMadeOutOf(tokens: readonly Token[], at: number): boolean {
  const [before, out, of] = tokens.slice(Math.max(0, at - 1), at + 2)
  if (at === 0 || !before || !small.outOf.has(out?.low) || !small.ofWhat.has(of?.low)) return false
  return terms.single(before.form).some(({ kind }) => kind === 'dishes' || kind === 'courses')
}

export function isRefusal(low: string | undefined): boolean {
  return refusing.opening.has(low)
}

/** «ні» only joins, but «ні краплі» and «ні за що» refuse. */
export function opensRefusal(tokens: readonly Token[], at: number): boolean {
  return [refusingPhrases.opening, refusingPhrases.rejecting].some(
    (phrases) => phraseAt(tokens, at, phrases) !== undefined,
  )
}

/** "pork? no thanks", but "no thanks to pork" and "banned: pork" refuse what follows. */
function rejectionAt(tokens: readonly Token[], at: number, longer: number): number | undefined {
  const bored = isBoredYes(tokens, at) ? 1 : undefined
  const length = phraseAt(tokens, at, refusingPhrases.rejecting) ?? bored
  if (!length || longer > length || tokens[at + length]?.low === ':') return undefined
  // "pancakes, but we are out of eggs"
  if (small.outOf.has(tokens[at + length - 1]?.low) && small.ofWhat.has(tokens[at + length]?.low))
    return undefined
  return at + length
}

export function isCue(low: string): boolean {
  return [small.notIn, small.free, refusing.opening, wishing.opening, wishing.atHand].some(
    (words) => words.has(low),
  )
}

function pastVerbs(tokens: readonly Token[], start: number): number {
  let at = start
  while (
    tokens[at]?.kind === 'word' &&
    refusing.verbs.has(tokens[at]?.low) &&
    !isSecond(tokens, at)
  )
    at++
  return at
}

/** «не люблю люблю сир», «нема маю сир»: the second verb is what is wished for or had, and nobody wrote the pause. */
function isSecond(tokens: readonly Token[], at: number): boolean {
  const [last, low] = [tokens[at - 1]?.low, tokens[at]?.low]
  if (small.own.has(low) && (low === last || small.none.has(last))) return true
  return small.likes.has(low) && (small.likes.has(last) || small.hates.has(last))
}

/** "eggless", «безм'ясний», «несолодкий»: the refusal is inside the word. */
export function withoutOwn(low: string): string[] {
  const inner =
    own
      .exec(low)
      ?.slice(1)
      .find((part) => part !== undefined) ?? ''
  if (inner.length < 3) return []
  const form = formOf(inner)
  const food = names.single(form)
  return food.length > 0 ? [...food] : matchFoods([form]).map((match) => match.id)
}

const own = new RegExp(`^(?:${spelling.withoutOwn})$`, 'u')

/** «гриби не перетравлюю»: a verb that nobody listed still is no food. */
function pastVerb(tokens: readonly Token[], at: number): number {
  const token = tokens[at]
  if (token?.kind !== 'word' || refusing.verbs.has(token.low) || !endings.verb.has(token.low))
    return at
  const form = formOf(token.low)
  return names.knows(form) || terms.single(form).length > 0 ? at : at + 1
}

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
