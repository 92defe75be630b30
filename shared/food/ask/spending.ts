import { type Reading, take } from './reading.ts'
import type { Slots } from './types.ts'
import { set } from './words.ts'

/**
 * Beside a limit of time these only say that it has to be enough: «що можна встигнути за годину», "what can
 * I whip up in 20 minutes". They are taken out of the question, so that none of them is looked for in recipes.
 */
export function takeSpending(reading: Reading, { maxMinutes, minMinutes }: Slots): void {
  if (maxMinutes === undefined && minMinutes === undefined) return
  for (const [at, { low }] of reading.tokens.entries()) {
    if (reading.taken[at]) continue
    const next = reading.tokens[at + 1]?.low ?? ''
    // "left over" is what has to be used.
    const alone = spending.test(low) || saying.has(low) || (low === 'left' && next !== 'over')
    if (alone) take(reading, at, at + 1)
    else takePair(reading, at)
  }
}

/** "whip up", and "pull something off" with a word between. */
function takePair(reading: Reading, at: number): void {
  const seconds = pairs.get(reading.tokens[at]?.low ?? '')
  const second = [at + 1, at + 2].find((one) => seconds?.has(reading.tokens[one]?.low ?? ''))
  if (second === undefined) return
  take(reading, at, at + 1)
  take(reading, second, second + 1)
}

/** Verbs of having enough time and of taking some, in whatever person they stand. */
const spending = new RegExp(
  `^(?:${[
    '[ву]?стиг(?:ну|не|а|ти|л)\\p{L}{0,5}',
    '[ву]пора(?:ю|є|т|л)\\p{L}{0,6}',
    '(?:с|в|у)прав(?:ит|лю|им|ил)\\p{L}{0,3}(?:ся|сь)',
    '[ву]кла(?:сти|ду|де|да|л)\\p{L}{0,5}(?:ся|сь)',
    '(?:ви|по|за)тра(?:ти|чу|ча)\\p{L}{0,4}',
    'за(?:йме|ймає|йняло|ймало|йматиме|бере|бирає|брало|биратиме)',
    'вистач(?:ить|ило|ає|ало)',
    '(?:в|по|за)?(?:зя|бра)ти(?:ся|сь)',
    'з(?:варган|майстр|організ|мікс)\\p{L}{2,6}',
  ].join('|')})$`,
  'u',
)

const saying = set(`
  реально реальне вільного вільних вільна вільну вільні рівно всього усього загалом запасі розпорядженні подати подаватиму стіл столі через
  manage manages managed finish finished finishes spend spends spending spent total altogether spare exactly
  doable possible achievable feasible realistic realistically require requires needing available
`)

/** Verbs of two words, by the first. */
const pairs = new Map([
  ['whip', set('up')],
  ['whipped', set('up')],
  ['throw', set('together')],
  ['thrown', set('together')],
  ['put', set('together')],
  ['knock', set('up together')],
  ['rustle', set('up')],
  ['pull', set('off together')],
  ['squeeze', set('in into')],
  ['fit', set('in into')],
  ['fits', set('in into')],
])
