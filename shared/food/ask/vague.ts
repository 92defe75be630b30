import { step } from '../text/steps.ts'
import { type Reading, take } from './reading.ts'
import { namesAnything, type Slots } from './types.ts'
import { small } from './words/small.ts'
import { vaguely } from './words/vague.ts'

/**
 * «щось просте», «здивуй мене», "what should I cook": honest wishes that name nothing. Their words are
 * taken out of the question, so that none of them is looked for in recipes or refused.
 */
export function takeVague(reading: Reading, slots: Slots): void {
  const { text, placeOf } = said(reading)
  step(reading.tokens.length)
  if (text.search(scarce) >= 0) slots.scarce = true
  if (text.search(fresh) >= 0) slots.isFresh = true
  if (text.search(cooked) >= 0) slots.isCooked = true
  for (const [phrase, say] of phrases) {
    // Few are said, and a glance costs less than all of them.
    if (text.search(phrase) < 0) continue
    for (const found of text.matchAll(phrase)) {
      const end = found.index + found[0].length + 1
      take(reading, placeOf.get(found.index) ?? 0, placeOf.get(end) ?? 0)
      say(slots)
    }
  }
}

/** What small words may still say: that it is to be simple, or, where nothing is named, that something is wanted. */
export function addPlainWish({ tokens }: Reading, slots: Slots): void {
  if (tokens.some((token) => small.easy.has(token.low))) slots.vague = 'easy'
  else if (!namesAnything(slots) && tokens.some((token) => small.anything.has(token.low)))
    slots.vague ??= 'any'
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

/** As a pattern of whole words; `*` is any ending. Nothing repeats without a bound, so that time is linear. */
function pattern(alternatives: string): RegExp {
  const words = alternatives.replaceAll('*', "[\\p{L}']*")
  return new RegExp(`(?<= )(?:${words})(?= )`, 'gu')
}

const scarce = pattern(vaguely.scarce)
const cooked = pattern(vaguely.cooked)
const fresh = pattern(vaguely.fresh)

type Said = readonly [phrase: RegExp, say: (slots: Slots) => unknown]

/** Stevia and the like are no sugar. */
const sweetened = ['sugar', 'honey', 'syrup', 'maple-syrup']

/** What there is to cook with, and what the day is like. */
const circumstances: readonly Said[] = [
  [pattern(vaguely.nothingElse), (slots) => Object.assign(slots, { scarce: true })],
  [pattern(vaguely.uncooked), ({ equipment }) => void equipment.push('no-cook')],
  [pattern(vaguely.unbaked), ({ equipment }) => void equipment.push('no-bake')],
  [pattern(vaguely.unfried), ({ refused }) => void refused.equipment.push('frying')],
  [pattern(vaguely.notFried), ({ refused }) => void refused.equipment.push('fried')],
  [
    pattern(vaguely.stoveless),
    ({ refused }) => refused.equipment.push('frying', 'frying-pan', 'pot'),
  ],
  [pattern(vaguely.heat), ({ occasions }) => void occasions.push('cooling')],
  [pattern(vaguely.chill), ({ occasions }) => void occasions.push('warming')],
  [pattern(vaguely.romance), ({ occasions }) => void occasions.push('romantic')],
  [pattern(vaguely.fussy), ({ occasions }) => void occasions.push('kids')],
  [pattern(vaguely.ofThat), (slots) => Object.assign(slots, { ofThat: true })],
  [pattern(vaguely.byHand), ({ occasions }) => void occasions.push('picnic')],
  [pattern(vaguely.sweetMeal), ({ include }) => void include.push('sweet')],
  [pattern(vaguely.diabetes), ({ exclude }) => void exclude.push(...sweetened)],
  [pattern(vaguely.savoury), ({ refused }) => void refused.courses.push('dessert')],
]

const wishes: readonly Said[] = [
  [pattern(vaguely.unhurried), () => {}],
  [pattern(vaguely.everybody), () => {}],
  [pattern(vaguely.easy), (slots) => Object.assign(slots, { vague: 'easy' })],
  [pattern(vaguely.any), (slots) => Object.assign(slots, { vague: slots.vague ?? 'any' })],
]

const phrases = [...circumstances, ...wishes]
