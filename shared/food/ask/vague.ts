import { named } from '../czech/names.ts'
import { names } from '../names/index.ts'
import { formOf } from '../text/forms.ts'
import { step } from '../text/steps.ts'
import type { Token } from '../text/tokens.ts'
import { goesOn, isTurnedDown } from './doubted-hint.ts'
import { type Reading, take } from './reading.ts'
import { scriptOf } from './script.ts'
import { namesAnything, type Slots } from './types.ts'
import { chewing, eatenCold, howEaten, isPhrase, saidByScript } from './vaguely-said.ts'
import { small } from './words/small.ts'

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
