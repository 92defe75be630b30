import { makerLength } from '../../brands/index.ts'
import { goodsNameAt } from '../../goods/index.ts'
import { goodsWords } from '../../goods/words/purposes.ts'
import { agrees } from '../../lexicon/agreement.ts'
import type { Aisle } from '../../lexicon/types.ts'
import { adjectives } from '../../names/index.ts'
import { foodAt } from '../../names/match.ts'
import { isListedModifier, isPreparation } from '../../names/modifiers.ts'
import { type Form, knownOfForm } from '../../text/forms.ts'
import { rememberedWords } from '../../text/remembered-words.ts'
import { unitOf } from '../../units/find.ts'
import { said } from '../words/said.ts'
import { isMany, isName, nameLength } from './to-the-letter.ts'

const { vessels } = goodsWords

/** One of the things that a row of words names: where its words stand, and which food or which shelf it is. */
export interface Thing {
  from: number
  to: number
  food?: string
  shelf?: Aisle
  /** It may be several. */
  joined?: true
}

/** The things that the words name with nothing between them, an amount before them or not; none where a word belongs to no name. */
export function thingsIn(forms: readonly Form[], counted = false): readonly Thing[] {
  return counted ? thingsCounted(forms) : thingsNamed(forms)
}

const thingsNamed = rememberedWords((forms) => everyThing(forms, false))
const thingsCounted = rememberedWords((forms) => everyThing(forms, true))

function everyThing(forms: readonly Form[], counted: boolean): readonly Thing[] {
  const things: Thing[] = []
  for (let at = 0; at < forms.length; ) {
    const thing = thingAt(forms, at) ?? (counted && at === 0 ? countedThing(forms) : undefined)
    if (!thing) return []
    things.push(thing)
    at = thing.to
  }
  return things
}

export function thingAt(forms: readonly Form[], from: number): Thing | undefined {
  // «свіжі огірки»
  const noun = forms.findIndex((form, at) => at >= from && !tellsOf(form))
  if (noun < 0 || noun > from + 1) return undefined
  const named = foodNamed(forms, from) ?? goodsNamed(forms, from)
  const told = noun > from ? (foodNamed(forms, noun) ?? goodsNamed(forms, noun)) : undefined
  const thing = named ?? (told && isSaidOf(forms[from], forms[noun]) ? told : undefined)
  return thing && { ...thing, from, to: withWhatFollows(forms, thing.to) }
}

/** «2 молока», «десяток яєць»: what is counted stands in another case. */
function countedThing(forms: readonly Form[]): Thing | undefined {
  const food = forms[0]?.cyrillic ? foodAt(forms, 0) : undefined
  if (!food || food.weak || food.from > 0) return undefined
  // «пачка солі муки» are two, and no name has both.
  const words = forms.slice(0, food.to)
  return words.slice(1).every((word) => !foodAt([word], 0))
    ? { from: 0, to: food.to, food: food.id }
    : undefined
}

function foodNamed(forms: readonly Form[], from: number): Thing | undefined {
  const length = nameLength(forms, from)
  if (length === 0) return undefined
  const to = from + length
  if (length === 1 && isCzechAdjective(forms[from] as Form)) return undefined
  const goods = goodsNameAt(forms, from)
  const food = foodAt(forms.slice(0, to), from)
  if (!food || food.weak || food.to !== to) return undefined
  // «тунець консерва», «яблука кілька» tell how it is sold, and how many.
  if (length === 1 && said.notAlone.has(forms[from]?.low)) return undefined
  // «kafe mletý»: what is ground is not only meat.
  if (food.id === 'minced-meat' && !forms[from]?.cyrillic && from > 0) return undefined
  return goods && goods.to > to ? undefined : { from, to, food: food.id }
}

/** «vepřové», «sladké» may be said of what follows. */
const isCzechAdjective = knownOfForm(
  (form) => said.describing.has(form.low) && adjectives.single(form).length > 0,
)

/** What foods come in or are measured with is no thing of its own: «склянка гречки», «горошок банка». */
function goodsNamed(forms: readonly Form[], from: number): Thing | undefined {
  const goods = goodsNameAt(forms, from)
  if (!goods || said.notAlone.has(forms[from]?.low)) return undefined
  const [word, ...others] = forms.slice(from, goods.to)
  const holds =
    others.length === 0 && word && (vessels.has(word.low) || (unitOf(word) && !isMany(word)))
  return holds ? undefined : { from, to: goods.to, shelf: goods.shelf }
}

/** «масло вершкове», «хліб чорний»: what agrees with a noun and not with the next is said of it. */
function withWhatFollows(forms: readonly Form[], to: number): number {
  // «зубна паста колгейт»: who makes it has a name of its own.
  const maker = makerLength(forms, to)
  if (maker > 0) return withWhatFollows(forms, to + maker)
  const [noun, told, next] = [forms[to - 1], forms[to], forms[to + 1]]
  if (!told || !tellsOf(told) || !isSaidOf(told, noun)) return to
  // "Oat milk barista"
  if (!told.cyrillic) return next === undefined ? to + 1 : to
  return next && !tellsOf(next) && isSaidOf(told, next) ? to : to + 1
}

function tellsOf(form: Form): boolean {
  // "Corn syrup free pie" is without it.
  return (
    !isName(form) && !said.freeOf.has(form.low) && (isListedModifier(form) || isPreparation(form))
  )
}

/** English has what it tells of a thing before it, and its words agree with any. */
function isSaidOf(told: Form | undefined, noun: Form | undefined): boolean {
  if (told === undefined || noun === undefined) return false
  return told.cyrillic ? agrees(told.low, noun.low) : !noun.cyrillic
}
