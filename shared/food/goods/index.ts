import { bare } from '../ask/function-words/bare.ts'
import { isKindOf, kinds } from '../lexicon/index.ts'
import type { Aisle } from '../lexicon/types.ts'
import { adjectives } from '../names/index.ts'
import { foodAt } from '../names/match.ts'
import { isModifier, isPreparation } from '../names/modifiers.ts'
import { ordinary } from '../names/of-kitchen.ts'
import { type Form, formOf, knownOfForm } from '../text/forms.ts'
import { indexPhrases } from '../text/phrases.ts'
import { once } from '../text/remembered.ts'
import { rememberedWords } from '../text/remembered-words.ts'
import { typoFinder } from '../text/typos.ts'
import { home, household } from './at-home.ts'
import { baby, hygiene, pets, pharmacy } from './for-people.ts'
import { more } from './words/more.ts'
import { goodsWords, purposesOf } from './words/purposes.ts'

const { before, describing, forWhom, goesOn, of, ofFood, ofPets, scented, surely, sweet, vessels } =
  goodsWords

const shelves: readonly (readonly [Aisle, string])[] = [
  ['household', household],
  ['hygiene', hygiene],
  ['baby', baby],
  ['pharmacy', pharmacy],
  ['pets', pets],
  ['home', home],
  ...more,
]

/** «для», "for" stand in front of anything. */
const often = (word: Form) => (forWhom.has(word.low) ? 3 : ordinary(word))

const names = indexPhrases(
  () =>
    shelves.flatMap(([aisle, rows]) =>
      rows.split(/[\n;|]/).flatMap((name) => {
        const plain = bare(name)
        // What Czech says without its marks: «sprchovy gel»; of a short word that is too little.
        const typed = /^[a-z ]{6,}$/.test(plain) && plain !== name ? [name, plain] : [name]
        return name ? typed.map((one) => [one, aisle] as const) : []
      }),
    ),
  { ordinary: often },
)

/** Czech puts the noun first, so that whose it is may follow: «vložky Always». */
const czechNames = indexPhrases(() =>
  shelves.flatMap(([aisle, rows]) =>
    rows.split('\n').flatMap((row) => {
      const said = row.split(';')[2]
      return said ? said.split('|').map((name) => [name, aisle] as const) : []
    }),
  ),
)

/** What a thing is for says what it is: «олія для тіла» is no oil, "cat biscuits" are no biscuits. */
const purposes = indexPhrases(
  () =>
    purposesOf.flatMap(([aisle, words]) => words.split('|').map((word) => [word, aisle] as const)),
  { ordinary: often },
)

/** A word of the name or of the purpose of such a thing. */
export const isOfGoods = knownOfForm(
  (word) =>
    word.low.length > 2 &&
    !forWhom.has(word.low) &&
    (names.knows(word) ||
      purposes.knows(word) ||
      before.has(word.low) ||
      surely.has(word.low) ||
      scented.has(word.low)),
)

/** A word of such a name, however short: "washing up liquid". */
export const namesGoods = knownOfForm((word) => names.knows(word))

/** A word without which no such thing is named. */
export const tellsGoods = knownOfForm(
  (word) =>
    isOfGoods(word) &&
    (names.tells(word) ||
      purposes.tells(word) ||
      [before, ofPets, surely, scented].some((words) => words.has(word.low))),
)

/** The shelf of a thing whose whole name these words would be with a letter put right: "deoderant". */
export function goodsMisspelt(words: readonly Form[]): Aisle | undefined {
  const shelves = words.flatMap((word, at) => {
    const near = isModifier(word) ? [] : nearGoods()(word.low)
    return near.flatMap((one) => wholly(words.with(at, formOf(one))))
  })
  return new Set(shelves).size === 1 ? shelves[0] : undefined
}

/** «jar na nádobí»: whether all of the words are the name of one thing. */
export function isGoodsName(words: readonly Form[]): boolean {
  return wholly(words).length > 0
}

/** The longest name of such a thing that stands from there on, its shelf and the word after it. */
export function goodsNameAt(words: readonly Form[], at: number) {
  const named = names.longest(words, at)
  // «порошок для посудомийки»
  const meant =
    forWhom.has(words[at + 1]?.low) && isNoun(words[at])
      ? purposes.longest(words, at + 2)
      : undefined
  const length = Math.max(named?.length ?? 0, meant ? meant.length + 2 : 0)
  const [shelf] = (length === named?.length ? named : meant)?.values ?? []
  return shelf ? { shelf, to: at + length } : undefined
}

/** «скраб кавовий для тіла»: what describes names nothing. */
function isNoun(word: Form | undefined): boolean {
  return word !== undefined && !isModifier(word) && adjectives.single(word).length === 0
}

function wholly(words: readonly Form[]): readonly Aisle[] {
  const found = names.longest(words, 0)
  return found?.length === words.length ? found.values.slice(0, 1) : []
}
const nearGoods = once(() => typoFinder(() => names.words()))

/** The shelf of what is no food; nothing for a food and for what nobody knows. */
export const goodsIn = rememberedWords(
  (words): Aisle | undefined =>
    words[0] &&
    (sure(words) ?? named(words) ?? meantFor(words) ?? compound(words) ?? closing(words)),
)

/** "honey hand soap", "candles vanilla": the food is only its scent. */
function sure(words: readonly Form[]): Aisle | undefined {
  const at = words.findIndex(
    (word, i) =>
      isSurely(word.low) ||
      (scented.has(word.low) && (i === 0 || i === words.length - 1) && !isNamed(words, i)),
  )
  if (at < 0) return undefined
  for (let from = 0; from < words.length; from++) {
    const found = names.longest(words, from)
    if (found && from <= at && at < from + found.length) return found.values[0]
  }
  return purposes.longest(words, at)?.values[0] ?? 'hygiene'
}

/** "Easy peelers" are to eat: a longer name of a food counts. */
function isNamed(words: readonly Form[], at: number): boolean {
  const from = Math.max(0, at - 1)
  const food = foodAt(words, from)
  return food !== undefined && !food.weak && from < at && food.to > at
}

/** Without its marks as well: «sampon». */
function isSurely(low: string): boolean {
  return surely.has(low) || surelyBare().has(low)
}
const surelyBare = once(() => new Set([...surely.words].map(bare)))

function named(words: readonly Form[]): Aisle | undefined {
  for (let at = 0; at < words.length; at++) {
    const found = names.longest(words, at)
    if (found && isWhole(words, at, found.length)) return found.values[0]
    const word = words[at]
    // Only what describes may stand before the thing: «торт зі свічками» is a cake.
    if (!word || (!isModifier(word) && !looksDescribing(words, at))) return undefined
  }
  return undefined
}

/** In English the last word says what it is, so a sponge cake is no sponge. */
function isWhole(words: readonly Form[], at: number, length: number): boolean {
  const own = words.slice(at, at + length)
  const food = foodAt(words.map(asWritten), at)
  // Of two names the longer counts: «олія чайного дерева» is no oil to eat.
  const reach = food && !food.weak ? food.to - at : 0
  if (reach > length || (food && reach === length && !isKindOf(food.id, 'non-food'))) return false
  const next = words[at + length]
  // "Kitchen roll plenty": what follows a name of several words and is nothing to eat is whose it is.
  if (length > 1 && next && !next.cyrillic && !namesAny(words, at + length)) return true
  if (vessels.has(words[at]?.low) && isHeld(words, at + length, length)) return false
  return (
    !next ||
    own.some((word) => word.cyrillic) ||
    (czechNames.longest(words, at)?.length === length &&
      length + at < words.length &&
      !foodAt(words, at + length)) ||
    goesOn.has(next.low) ||
    isModifier(next) ||
    next.low.length < 3
  )
}

function namesAny(words: readonly Form[], from: number): boolean {
  return words.some((_, at) => at >= from && (foodAt(words, at) ?? names.longest(words, at)))
}

/** «миска салату», "a jug of cream": what follows a vessel is in it. */
function isHeld(words: readonly Form[], at: number, length: number): boolean {
  const next = words[at]
  if (!next || forWhom.has(next.low)) return false
  if (of.has(next.low) || foodAt(words, at)) return true
  return length === 1 && next.cyrillic && !describing.has(next.low)
}

/** Candles («svíčky») have the stem of a sirloin («svíčková»), and are none. */
function asWritten(word: Form): Form {
  return word.cyrillic ? word : asWrittenLatin(word)
}

const asWrittenLatin = knownOfForm((word) => word.as({ deep: word.low }))

/** "peanut butter dog treats": English says last what a thing is, and a name of several words is no chance. */
function closing(words: readonly Form[]): Aisle | undefined {
  const last = words.at(-1)
  if (!last || last.cyrillic) return undefined
  for (let from = 0; from < words.length - 1; from++) {
    const word = words[from] as Form
    if (from > 0 && (forWhom.has(word.low) || goesOn.has(word.low))) return undefined
    const found = names.longest(words, from)
    if (!found || found.length < 2) continue
    const food = foodAt(words, from)
    if (food && !food.weak && food.to - from >= found.length) continue
    if (from + found.length === words.length || isScent(words, from + found.length))
      return found.values[0]
  }
  return undefined
}

/** "body wash oatmeal": all that follows is the food that it smells of. */
function isScent(words: readonly Form[], from: number): boolean {
  for (let at = from; at < words.length; ) {
    const food = foodAt(words, at)
    if (!food && !isModifier(words[at] as Form)) return false
    at = food?.to ?? at + 1
  }
  return true
}

function looksDescribing(words: readonly Form[], at: number): boolean {
  const word = words[at]
  // «солодка вата» is a sweet.
  if (!word || word.low.length < 4 || sweet.has(word.low) || foodAt(words, at)) return false
  return word.cyrillic ? describing.has(word.low) : words.length < 5
}

/** What a thing is for follows: «для», «під», "for". */
export function isPurpose(low: string | undefined): boolean {
  return forWhom.has(low)
}

function meantFor(words: readonly Form[]): Aisle | undefined {
  const at = words.findIndex((word, i) => i > 0 && forWhom.has(word.low))
  if (at < 0) return undefined
  const found = purposes.longest(words, at + 1)
  // «лимон імбир від застуди» are eaten.
  const isRemedy = found?.values[0] === 'pharmacy' && grows(words, at)
  return isRemedy ? undefined : found?.values[0]
}

function grows(words: readonly Form[], to: number): boolean {
  return words.slice(0, to).some((_, at) => {
    const food = foodAt(words, at)
    return food !== undefined && !food.weak && isGrown(food.id)
  })
}

const isGrown = kinds('fruit berry vegetable honey citrus ginger garlic')

function compound(words: readonly Form[]): Aisle | undefined {
  const [first, second] = words
  // "skin on", "hand torn basil" tell of a food.
  if (!first || !second || second.low.length < 4 || isPreparation(second) || isModifier(second))
    return undefined
  if (ofFood.has(second.low)) return undefined
  const adjective = ofPets.has(first.low)
  if (!adjective && !before.has(first.low)) return undefined
  return purposes.longest(words, 0)?.values[0] ?? 'hygiene'
}
