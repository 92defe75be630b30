import { isMaker } from '../brands/index.ts'
import { named } from '../czech/names.ts'
import { ambiguous } from '../lexicon/index.ts'
import { isCommon } from '../text/common.ts'
import type { Form } from '../text/forms.ts'
import { formOf } from '../text/forms.ts'
import { type Found, wordsOf } from '../text/phrases.ts'
import { remembered } from '../text/remembered.ts'
import { rememberedWords } from '../text/remembered-words.ts'
import { soundOf } from '../text/sound.ts'
import { withOwnCuts } from './cuts.ts'
import { fondForm } from './fond.ts'
import { adjectives, names, nearWords, shortNames } from './index.ts'
import { describes, isModifier } from './modifiers.ts'
import { namesBy, nominatives } from './words/endings.ts'
import { inState } from './words/modifiers.ts'

export interface FoodMatch {
  id: string
  /** The first word, and the word after the last. */
  from: number
  to: number
  /** Only an adjective stood there: «курячі …». */
  weak: boolean
  /** A letter was put right to find it. */
  corrected: boolean
}

/**
 * The foods that a text names, left to right, each by its longest name. `bulk` tells that the line counts
 * pieces or weighs much, which decides «перець»: a pinch is black pepper, two are vegetables.
 */
export function matchFoods(words: readonly Form[], bulk = false): readonly FoodMatch[] {
  return bulk ? matchesOfMuch(words) : matchesOfFew(words)
}

const matchesOfFew = rememberedWords((words) => matchesIn(words, false))
const matchesOfMuch = rememberedWords((words) => matchesIn(words, true))

function matchesIn(words: readonly Form[], bulk: boolean): readonly FoodMatch[] {
  const matches: FoodMatch[] = []
  for (let at = 0; at < words.length; ) {
    const match = foodAt(words, at, bulk)
    if (match) matches.push(match)
    at = match?.to ?? at + 1
  }
  return withOwnCuts(words, matches)
}

/** The food whose name begins at this word. */
export function foodAt(words: readonly Form[], at: number, bulk = false): FoodMatch | undefined {
  return strongAt(words, at, bulk) ?? weakAt(words, at)
}

/** The same, with words that are one slip away from a known one put right; asked when nothing was found. */
export function matchMisspelt(words: readonly Form[], bulk = false): readonly FoodMatch[] {
  let changed = false
  const mended = words.map((word) => {
    const better = mend(word)
    changed ||= better !== undefined
    return better ?? word
  })
  if (!changed) return []
  return matchFoods(mended, bulk).map((match) => ({ ...match, corrected: true }))
}

function mend(word: Form): Form | undefined {
  return mendings(word.low)
}

const mendings = remembered((low) => mended(formOf(low)))

function mended(word: Form): Form | undefined {
  if (isModifier(word) || isCommon(word.light) || names.single(word).length > 0) return undefined
  const fond = fondForm(word)
  if (fond) return fond
  if (names.knows(word)) return undefined
  // A word that names nothing by itself is a part of some longer name, and is meant less often.
  const all = nearWords(word.low).map(formOf)
  const alone = all.filter((form) => names.single(form).length > 0)
  const near = alone.length > 0 ? alone : all
  return meanSame(near) ? near[0] : undefined
}

/** One word, or spellings of one food. */
function meanSame(near: readonly Form[]): boolean {
  if (near.length < 2) return near.length === 1
  const ids = new Set(near.map((form) => names.single(form).join()))
  return ids.size === 1 && !ids.has('')
}

function strongAt(words: readonly Form[], at: number, bulk: boolean): FoodMatch | undefined {
  const plain = names.longest(words, at)
  const onward = plain && reachingOn(words, at, plain)
  if (onward) {
    const { id, to } = onward
    return id === undefined ? undefined : { id, from: at, to, weak: false, corrected: false }
  }
  const skipped = skipping(words, at)
  if (skipped && isBetter(skipped, plain, at)) {
    return {
      id: choose(skipped.values, bulk, undefined),
      from: at,
      to: skipped.to,
      weak: false,
      corrected: false,
    }
  }
  const first = words[at]
  if (!plain) return givenTo(words, at)
  if (!first) return undefined
  if (plain.length === 1 && describes(first, plain.values, words.length > 1)) return undefined
  if (plain.length === 1 && namesBy.small.has(first.low)) return undefined
  return {
    id: choose(plain.values, bulk, plain.length === 1 ? first : undefined),
    from: at,
    to: at + plain.length,
    weak: false,
    corrected: false,
  }
}

/**
 * "Fresh coconut milk" is coconut milk that is fresh, and no milk with fresh coconut: what tells of a state gives its
 * noun to a longer name. "Ground chili pepper" stays ground where the longer name is the same food.
 */
function reachingOn(words: readonly Form[], at: number, plain: Found<string>) {
  if (plain.length < 2 || !inState.has(words[at]?.low ?? '')) return undefined
  const longer = names.longest(words, at + 1)
  if (!longer || longer.length < plain.length) return undefined
  const noun = names.longest(words.slice(at + 1, at + plain.length), 0)
  const id = noun?.values[0] === longer.values[0] ? plain.values[0] : undefined
  return { id, to: at + 1 + longer.length }
}

/**
 * «радий морсові», «дай раду помідорові»: the dative of a masculine noun looks as an adjective does («бурякові»
 * chips), so it is a noun only where nothing follows that it could be said of.
 */
function givenTo(words: readonly Form[], at: number): FoodMatch | undefined {
  const word = words[at]?.low ?? ''
  const next = words[at + 1]
  if (
    !namesBy.dative.has(word) ||
    word.length < 5 ||
    namesBy.small.has(word) ||
    (next && next.low.length > 3)
  )
    return undefined
  const bare = word.slice(0, -3)
  for (const ending of nominatives) {
    const form = formOf(bare + ending)
    const values = names.single(form)
    if (values.length > 0)
      return {
        id: choose(values, false, form),
        from: at,
        to: at + 1,
        weak: false,
        corrected: false,
      }
  }
  return undefined
}

/** More words, or as many that reach farther: «паприка солодка копчена» is smoked first of all. */
function isBetter(
  skipped: { length: number; to: number },
  plain: { length: number } | undefined,
  at: number,
): boolean {
  const length = plain?.length ?? 0
  return (
    skipped.length > length || (length > 1 && skipped.length === length && skipped.to > at + length)
  )
}

/** «перець свіжомелений чорний» is «перець чорний» with a word between. */
function skipping(words: readonly Form[], at: number) {
  const first = words[at]
  if (!first || !names.knows(first)) return undefined
  const next = words[at + 1]
  const third = words[at + 2]
  if (!(next && isModifier(next)) && !(third && isModifier(third))) return undefined
  // «шоколад корона чорний» is «шоколад чорний», a name with a describing word in it.
  const branded = words.slice(at, at + 5).some(isMaker) && skippingOver(words, at, isMaker)
  const bare = skippingOver(words, at, isModifier)
  return branded && branded.length > (bare?.length ?? 0) ? branded : bare
}

function skippingOver(words: readonly Form[], at: number, skips: (word: Form) => boolean) {
  const kept: Form[] = []
  const positions: number[] = []
  for (let i = at; i < words.length && kept.length < 4; i++) {
    const word = words[i]
    if (!word || (i > at && skips(word))) continue
    kept.push(word)
    positions.push(i)
  }
  const found = names.longest(kept, 0)
  const last = found && positions[found.length - 1]
  return found && last !== undefined ? { ...found, to: last + 1 } : undefined
}

function weakAt(words: readonly Form[], at: number): FoodMatch | undefined {
  const word = words[at]
  const [id] = word ? adjectives.single(word) : []
  return id ? { id, from: at, to: at + 1, weak: true, corrected: false } : undefined
}

const ambiguities = Object.values(ambiguous)
const sharedNames = new Map(
  Object.entries(ambiguous).flatMap(([name, known]) =>
    [name, named + name].map((said) => [formOf(said).deep, known] as const),
  ),
)

/** All that a name of one word may mean, in whatever case it stands: «без перцю» is without any pepper. */
export function sharedReadings(word: Form): readonly string[] {
  const shared = sharedNames.get(word.deep)
  return shared ? [shared.default, ...(shared.bulk ? [shared.bulk] : []), ...shared.others] : []
}

/** A name of one word keeps its readings in every case: «перцю 2 шт.» are vegetables too. */
function choose(values: readonly string[], bulk: boolean, word: Form | undefined): string {
  const [first = ''] = values
  const shared = word && sharedNames.get(word.deep)
  const known =
    shared?.default === first && values.length === 1
      ? shared
      : shared && word?.low.startsWith(named) && values.includes(shared.default)
        ? shared
        : values.length > 1
          ? ambiguities.find(
              (one) =>
                values.includes(one.default) &&
                values.some((id) => id === one.bulk || one.others.includes(id)),
            )
          : undefined
  if (!known) return first
  return bulk && known.bulk ? known.bulk : known.default
}

/** The foods that a misspelt word may mean; none when the word is known or too short to tell. */
export function nearFoods(low: string): string[] {
  const fond = fondForm(formOf(low))
  if (fond) return matchFoods([fond]).map((match) => match.id)
  const found = nearWords(low).flatMap((near) =>
    matchFoods([formOf(near)]).map((match) => match.id),
  )
  return [...new Set(found)]
}

/** "egs", «мьод»: a short word is no slip of its neighbours, yet what sounds alike may be meant where it is refused. */
export function heardAs(low: string): readonly string[] {
  return low.length > 4 || low.length < 3 ? [] : (shortNames().get(soundOf(low)) ?? [])
}

/** The food or group that a short text names: «цибулею», "brown onions". */
export function findFood(text: string): string | undefined {
  const words = wordsOf(text.slice(0, 200))
  const strong = matchFoods(words).find((match) => !match.weak) ?? matchFoods(words)[0]
  return strong?.id ?? matchMisspelt(words)[0]?.id
}
