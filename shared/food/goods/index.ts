import { bare } from '../ask/function-words/bare.ts'
import { isKindOf, kinds } from '../lexicon/index.ts'
import type { Aisle } from '../lexicon/types.ts'
import { foodAt } from '../names/match.ts'
import { isModifier, isPreparation } from '../names/modifiers.ts'
import { type Form, knownOfForm } from '../text/forms.ts'
import { once } from '../text/remembered.ts'
import { rememberedWords } from '../text/remembered-words.ts'
import { czechNames, names, purposes } from './names.ts'
import { goodsWords } from './words/purposes.ts'

export {
  goodsMisspelt,
  goodsNameAt,
  isGoodsName,
  isOfGoods,
  isPurpose,
  namesGoods,
  tellsGoods,
} from './names.ts'

const { before, describing, forWhom, goesOn, of, ofFood, ofPets, scented, surely, sweet, vessels } =
  goodsWords

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
