import { named } from '../czech/names.ts'
import { isReady } from '../lexicon/index.ts'
import { isCommon, isOfItsOwn } from '../text/common.ts'
import type { Form } from '../text/forms.ts'
import { formOf } from '../text/forms.ts'
import { wordsOf } from '../text/phrases.ts'
import { remembered } from '../text/remembered.ts'
import { rememberedWords } from '../text/remembered-words.ts'
import { soundOf } from '../text/sound.ts'
import { endsInVowel } from '../text/stem.ts'
import { withOwnCuts } from './cuts.ts'
import { fondForm } from './fond.ts'
import { adjectives, names, nearWords, shortNames } from './index.ts'
import { describes, isGround, isModifier } from './modifiers.ts'
import { choose } from './shared.ts'
import { isBetter, reachingOn, skipping } from './spans.ts'
import { namesBy, nominatives } from './words/endings.ts'

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

/** The same in a question or a title: "apple pie" is a dish there, though a shop sells it, and speaks of apples. */
export const matchPlainFoods = rememberedWords((words): readonly FoodMatch[] => {
  const found = matchFoods(words)
  if (!found.some(({ id }) => isReady(id))) return found
  const plain: FoodMatch[] = []
  for (let at = 0; at < words.length; ) {
    const match = plainFoodAt(words, at)
    if (match) plain.push(match)
    at = match?.to ?? at + 1
  }
  return plain
})

/** The longest name here that is no dish as a shop sells it. */
export function plainFoodAt(words: readonly Form[], at: number): FoodMatch | undefined {
  const match = at < words.length ? foodAt(words, at) : undefined
  return match && isReady(match.id) ? plainFoodAt(words.slice(0, match.to - 1), at) : match
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
  // What the reader of Czech has found is spelt as its table has it.
  return word.low.startsWith(named) ? undefined : mendings(word.low)
}

const mendings = remembered((low) => mended(formOf(low)))

function mended(word: Form): Form | undefined {
  if (isModifier(word) || isCommon(word.light) || isOfItsOwn(word.low)) return undefined
  if (names.single(word).length > 0) return undefined
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
    const inside = ofWordsBetween(words, at, skipped)
    if (inside !== undefined)
      return { id: inside, from: at, to: skipped.to, weak: false, corrected: false }
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
  if (plain.length === 1 && isSeveral(first, words[at + 1])) return undefined
  return {
    id: choose(plain.values, bulk, plain.length === 1 ? first : undefined),
    from: at,
    to: at + plain.length,
    weak: false,
    corrected: false,
  }
}

/** «кілька гілочок», «кілька свіжих яблук» are some of those; «кілька солона» is a sprat. */
function isSeveral(word: Form, next: Form | undefined): boolean {
  if (!namesBy.several.has(word.low) || !next?.cyrillic) return false
  return next.low.length > 3 && !endsInVowel(next.low) && !namesBy.withSprats.has(next.low)
}

/** «мелений гострий перець» is hot pepper, ground: what was done to it is no reason to forget which one it is. */
function ofWordsBetween(
  words: readonly Form[],
  at: number,
  { length, to }: { length: number; to: number },
): string | undefined {
  const first = words[at]
  if (length !== 2 || to - at !== 3 || !first || !isGround(first)) return undefined
  const inside = names.longest(words, at + 1)
  return inside?.length === 2 ? inside.values[0] : undefined
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

function weakAt(words: readonly Form[], at: number): FoodMatch | undefined {
  const word = words[at]
  const [id] = word ? adjectives.single(word) : []
  return id ? { id, from: at, to: at + 1, weak: true, corrected: false } : undefined
}

/** The foods that a misspelt word may mean; none when the word is known or too short to tell. */
export function nearFoods(low: string): string[] {
  const fond = isOfItsOwn(low) ? undefined : fondForm(formOf(low))
  if (fond) return matchFoods([fond]).map((match) => match.id)
  const found = nearWords(low).flatMap((near) =>
    matchFoods([formOf(near)]).map((match) => match.id),
  )
  return [...new Set(found)].filter((id) => !isReady(id))
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
