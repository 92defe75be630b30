import { equipment } from '../lexicon/taxonomy.ts'
import { Expressions } from '../text/expressions.ts'
import { once } from '../text/remembered.ts'
import { alternativesOf, type Script, scriptOf } from './script.ts'
import type { Slots } from './types.ts'
import { forGrownUps, ofSoup, stocked } from './words/hints.ts'
import { vaguely } from './words/vague.ts'

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
export const chewing = pattern(vaguely.chewing)
const lowSugar = pattern(vaguely.lowSugar)
const little = pattern(vaguely.little)
const baby = pattern(vaguely.forBaby)
const kept = pattern(vaguely.kept)
const ahead = pattern(vaguely.ahead)
export const eatenCold = pattern(vaguely.eatenCold)
/** How a dish is eaten is also said of what is not wanted, and of what is no dish. */
export const howEaten: ReadonlySet<Phrase> = new Set([kept, ahead, eatenCold])
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

function forToddler(slots: Slots): void {
  slots.occasions.push('kids')
  slots.forLittle = true
  slots.forToddler = true
}

function forBaby(slots: Slots): void {
  slots.occasions.push('kids', 'soft')
  slots.forLittle = true
  slots.forBaby = true
}

function warmMeal(slots: Slots): void {
  slots.occasions.push('warming')
  slots.isWarmMeal = true
}

function hotLiquid({ courses, occasions }: Slots): void {
  courses.push('soup', 'drink')
  occasions.push('warming')
}

function pureed(slots: Slots): void {
  slots.occasions.push('soft')
  slots.pureed = true
}

function byHand(slots: Slots): void {
  slots.occasions.push('picnic')
  slots.byHand = true
}

function hotSoup(slots: Slots): void {
  slots.courses.push('soup')
  slots.isGloomy = true
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
  [pattern(vaguely.warmMeal), warmMeal],
  [pattern(vaguely.romance), ({ occasions }) => void occasions.push('romantic')],
  [chewing, ({ occasions }) => void occasions.push('soft')],
  [pattern(vaguely.pureed), pureed],
  [pattern(vaguely.soft), ({ occasions }) => void occasions.push('soft')],
  [pattern(vaguely.frozen), ({ occasions }) => void occasions.push('freezer')],
  [kept, ({ occasions }) => void occasions.push('keeps')],
  [ahead, ({ occasions }) => void occasions.push('ahead')],
  [eatenCold, ({ occasions }) => void occasions.push('eaten-cold')],
  [pattern(vaguely.filled), ({ occasions }) => void occasions.push('hearty')],
  [pattern(vaguely.ovenAlone), ({ equipment }) => void equipment.push('oven-only')],
  [pattern(vaguely.boned), ({ exclude }) => void exclude.push('beef-bones')],
  [pattern(vaguely.forToddler), forToddler],
  [pattern(vaguely.forLittle), ({ occasions }) => void occasions.push('kids')],
  [pattern(vaguely.fussy), ({ occasions }) => void occasions.push('kids')],
  [pattern(vaguely.keptApart), (slots) => Object.assign(slots, { kosher: true })],
  [pattern(vaguely.inSauce), (slots) => Object.assign(slots, { inSauce: true })],
  [pattern(vaguely.slimming), ({ occasions }) => void occasions.push('light')],
  [pattern(vaguely.gloom), (slots) => Object.assign(slots, { isGloomy: true })],
  [pattern(vaguely.hotLiquid), hotLiquid],
  [pattern(vaguely.brothy), hotSoup],
  [pattern(vaguely.sweetThing), ({ courses }) => void courses.push('dessert')],
  [pattern(vaguely.bakedOfThat), ({ courses }) => void courses.push('baking')],
  [pattern(vaguely.ofThat), (slots) => Object.assign(slots, { ofThat: true })],
  [pattern(vaguely.byHand), byHand],
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

export const isPhrase = (one: Flag | Said): one is Said => Array.isArray(one)

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

export const saidByScript = {
  cyrillic: saidIn('cyrillic'),
  latin: saidIn('latin'),
  both: saidIn('both'),
}
