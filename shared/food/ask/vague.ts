import { named } from '../czech/names.ts'
import { equipment } from '../lexicon/taxonomy.ts'
import { names } from '../names/index.ts'
import { Expressions } from '../text/expressions.ts'
import { formOf } from '../text/forms.ts'
import { once } from '../text/remembered.ts'
import { step } from '../text/steps.ts'
import type { Token } from '../text/tokens.ts'
import { goesOn, isTurnedDown } from './doubted-hint.ts'
import { type Reading, take } from './reading.ts'
import { alternativesOf, type Script, scriptOf } from './script.ts'
import { namesAnything, type Slots } from './types.ts'
import { forGrownUps, ofSoup, stocked } from './words/hints.ts'
import { small } from './words/small.ts'
import { vaguely } from './words/vague.ts'

/**
 * «щось просте», «здивуй мене», "what should I cook": honest wishes that name nothing. Their words are
 * taken out of the question, so that none of them is looked for in recipes or refused.
 */
export function takeVague(reading: Reading, slots: Slots): void {
  const { text, placeOf } = said(reading)
  const script = scriptOf(text)
  step(reading.tokens.length)
  for (const one of saidByScript[script]().in(text)) {
    if (!isPhrase(one)) {
      const { phrase, mean, unless } = one
      if (text.search(phrase[script]) >= 0 && !unless?.test(text)) mean(slots)
      continue
    }
    const [phrase, say] = one
    for (const found of text.matchAll(phrase[script])) {
      const from = placeOf.get(found.index) ?? 0
      const to = placeOf.get(found.index + found[0].length + 1) ?? 0
      if (howEaten.has(phrase)) {
        if (isTurnedDown(text, found.index, found.index + found[0].length)) continue
        if (phrase === eatenCold && goesOn(reading.tokens, to)) continue
      }
      say(slots)
      if (phrase !== chewing || !isOfFood(reading, from, to)) take(reading, from, to)
    }
  }
}

/** «важко жувати м'ясо»: a food stands in the clause, or begins the one behind it, and is what is meant. */
function isOfFood({ tokens }: Reading, from: number, to: number): boolean {
  const isMark = ({ kind }: Token) => kind === 'mark'
  const begin = tokens.slice(0, from).findLastIndex(isMark) + 1
  const end = tokens.findIndex((token, at) => at >= to && isMark(token))
  const around = tokens.slice(begin, end < 0 ? tokens.length : end + 2)
  const words = around.map(({ low }) => formOf(low))
  return words.some(({ low }, at) => low.startsWith(named) || names.longest(words, at))
}

/** What small words may still say: that it is to be simple, or, where nothing is named, that something is wanted. */
export function addPlainWish({ tokens }: Reading, slots: Slots): void {
  if (tokens.some((token) => small.easy.has(token.low))) slots.vague = 'easy'
  else if (!namesAnything(slots) && tokens.some(({ low }) => wishesAnything(low)))
    slots.vague ??= 'any'
}

/** «щось смачне», and «що на завтра», where nothing else is said. */
function wishesAnything(low: string): boolean {
  return small.anything.has(low) || small.asking.has(low)
}

/** The words that nothing has understood yet, each between two spaces, and whose place begins where. */
function said({ tokens, taken }: Reading): { text: string; placeOf: Map<number, number> } {
  let text = ' '
  const placeOf = new Map<number, number>()
  for (const [at, token] of tokens.entries()) {
    placeOf.set(text.length, at)
    text += `${taken[at] ? '\u0000' : token.low} `
  }
  return { text, placeOf: placeOf.set(text.length, tokens.length) }
}

/** The same phrases for each script, so that of a text in one only those are looked for that may be written in it. */
type Phrase = Readonly<Record<Script, RegExp>>

/** As a pattern of whole words; `*` is any ending. Nothing repeats without a bound, so that time is linear. */
function pattern(alternatives: string): Phrase {
  const all = alternativesOf(alternatives)
  const of = (script: Script) =>
    wholeWords(all.filter((one) => [script, 'both'].includes(scriptOf(one))))
  return { cyrillic: of('cyrillic'), latin: of('latin'), both: wholeWords(all) }
}

function wholeWords(alternatives: readonly string[]): RegExp {
  if (alternatives.length === 0) return /(?!)/gu
  const words = alternatives.join('|').replaceAll('*', "[\\p{L}']*")
  return new RegExp(`(?<= )(?:${words})(?= )`, 'gu')
}

const scarce = pattern(vaguely.scarce)
const cooked = pattern(vaguely.cooked)
const fresh = pattern(vaguely.fresh)
const chewing = pattern(vaguely.chewing)
const lowSugar = pattern(vaguely.lowSugar)
const little = pattern(vaguely.little)
const baby = pattern(vaguely.forBaby)
const kept = pattern(vaguely.kept)
const ahead = pattern(vaguely.ahead)
const eatenCold = pattern(vaguely.eatenCold)
/** How a dish is eaten is also said of what is not wanted, and of what is no dish. */
const howEaten: ReadonlySet<Phrase> = new Set([kept, ahead, eatenCold])
const hungry = pattern(vaguely.hungry)
const fillsPlate = pattern(vaguely.fillsPlate)

/** What is told by a phrase wherever it stands, unless something else is said: its words may tell more. */
interface Flag {
  phrase: Phrase
  mean: (slots: Slots) => unknown
  unless?: RegExp
}

const flags: readonly Flag[] = [
  { phrase: scarce, mean: (slots) => Object.assign(slots, { scarce: true }) },
  { phrase: fresh, mean: (slots) => Object.assign(slots, { isFresh: true }) },
  { phrase: cooked, mean: (slots) => Object.assign(slots, { isCooked: true }) },
  { phrase: little, mean: (slots) => Object.assign(slots, { forLittle: true }) },
  { phrase: lowSugar, mean: (slots) => Object.assign(slots, { lowSugar: true }), unless: stocked },
  { phrase: baby, mean: forBaby, unless: forGrownUps },
  { phrase: hungry, mean: (slots) => Object.assign(slots, { toEat: true }) },
  { phrase: fillsPlate, mean: (slots) => Object.assign(slots, { noSoup: true }), unless: ofSoup },
]

type Said = readonly [phrase: Phrase, say: (slots: Slots) => unknown]

/** Stevia and the like are no sugar. */
const sweetened = ['sugar', 'honey', 'syrup', 'maple-syrup']

function forBaby(slots: Slots): void {
  slots.occasions.push('kids', 'soft')
  slots.forLittle = true
  slots.forBaby = true
}

function hotLiquid({ courses, occasions }: Slots): void {
  courses.push('soup', 'drink')
  occasions.push('warming')
}

/** What there is to cook with, and what the day is like. */
const circumstances: readonly Said[] = [
  [pattern(vaguely.nothingElse), (slots) => Object.assign(slots, { scarce: true })],
  [pattern(vaguely.uncooked), ({ equipment }) => void equipment.push('no-cook')],
  [pattern(vaguely.unbaked), ({ equipment }) => void equipment.push('no-bake')],
  [pattern(vaguely.unkneaded), ({ refused }) => void refused.equipment.push('kneading')],
  [pattern(vaguely.unfried), ({ refused }) => void refused.equipment.push('frying')],
  [pattern(vaguely.notFried), ({ refused }) => void refused.equipment.push('fried')],
  [pattern(vaguely.stoveless), ({ refused }) => void refused.equipment.push('stove')],
  [pattern(vaguely.heat), ({ occasions }) => void occasions.push('cooling')],
  [pattern(vaguely.chill), ({ occasions }) => void occasions.push('warming')],
  [pattern(vaguely.romance), ({ occasions }) => void occasions.push('romantic')],
  [chewing, ({ occasions }) => void occasions.push('soft')],
  [pattern(vaguely.soft), ({ occasions }) => void occasions.push('soft')],
  [pattern(vaguely.frozen), ({ occasions }) => void occasions.push('freezer')],
  [kept, ({ occasions }) => void occasions.push('keeps')],
  [ahead, ({ occasions }) => void occasions.push('ahead')],
  [eatenCold, ({ occasions }) => void occasions.push('eaten-cold')],
  [pattern(vaguely.filled), ({ occasions }) => void occasions.push('hearty')],
  [pattern(vaguely.ovenAlone), ({ equipment }) => void equipment.push('oven-only')],
  [pattern(vaguely.boned), ({ exclude }) => void exclude.push('beef-bones')],
  [pattern(vaguely.forLittle), ({ occasions }) => void occasions.push('kids')],
  [pattern(vaguely.fussy), ({ occasions }) => void occasions.push('kids')],
  [pattern(vaguely.inSauce), (slots) => Object.assign(slots, { inSauce: true })],
  [pattern(vaguely.slimming), ({ occasions }) => void occasions.push('light')],
  [pattern(vaguely.gloom), (slots) => Object.assign(slots, { isGloomy: true })],
  [pattern(vaguely.hotLiquid), hotLiquid],
  [pattern(vaguely.sweetThing), ({ courses }) => void courses.push('dessert')],
  [pattern(vaguely.bakedOfThat), ({ courses }) => void courses.push('baking')],
  [pattern(vaguely.ofThat), (slots) => Object.assign(slots, { ofThat: true })],
  [pattern(vaguely.byHand), ({ occasions }) => void occasions.push('picnic')],
  [pattern(vaguely.sweetMeal), ({ include }) => void include.push('sweet')],
  [pattern(vaguely.diabetes), ({ exclude }) => void exclude.push(...sweetened)],
  [pattern(vaguely.unsweet), ({ exclude }) => void exclude.push('sweet')],
  [pattern(vaguely.savoury), ({ refused }) => void refused.courses.push('dessert')],
]

const wishes: readonly Said[] = [
  [pattern(vaguely.unhurried), () => {}],
  [pattern(vaguely.everybody), () => {}],
  [pattern(vaguely.easy), (slots) => Object.assign(slots, { vague: 'easy' })],
  [pattern(vaguely.any), (slots) => Object.assign(slots, { vague: slots.vague ?? 'any' })],
]

/** Nobody has a use for what is broken. */
const breaking = [
  'blender',
  'mixer',
  'microwave',
  'multicooker',
  'slow-cooker',
  'grill',
  'steamer',
  'air-fryer',
]
const broken: readonly Said[] = equipment
  .filter(({ id }) => breaking.includes(id))
  .map(({ id, uk, en }) => {
    const tool = `(?:${[...uk, ...en].join('|')})`
    const said = `${tool} (?:${vaguely.brokenBehind})|(?:${vaguely.brokenBefore}) ${tool}`
    return [pattern(said), ({ refused }) => void refused.equipment.push(id)]
  })

const phrases = [...circumstances, ...broken, ...wishes]

const isPhrase = (one: Flag | Said): one is Said => Array.isArray(one)

/** Few are said: of each script those that a text may hold, the flags before the phrases. */
function saidIn(script: Script) {
  const all = [...flags, ...phrases]
  return once(
    () =>
      new Expressions(
        all.map((one) => [isPhrase(one) ? one[0][script] : one.phrase[script], one] as const),
      ),
  )
}

const saidByScript = {
  cyrillic: saidIn('cyrillic'),
  latin: saidIn('latin'),
  both: saidIn('both'),
}
