import { expect, test } from 'bun:test'
import { saidAt } from '../../../shared/food/ask/function-words/index.ts'
import { open } from '../../../shared/food/ask/reading.ts'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import { foods } from '../../../shared/food/lexicon/index.ts'
import { stepsOf } from '../../../shared/food/text/steps.ts'
import { czechTurnedDown } from './sets/polarity/refusals.cs.ts'
import { englishTurnedDown } from './sets/polarity/refusals.en.ts'
import { ukrainianTurnedDown } from './sets/polarity/refusals.uk.ts'
import { askedFor } from './sets/polarity/wishes.ts'

const said = [...ukrainianTurnedDown, ...englishTurnedDown, ...czechTurnedDown, ...askedFor]
const pieces = [
  ...new Set(said.flatMap(({ text }) => text.split(' '))),
  ...foods.flatMap(({ uk, en, cs }) => [uk[0] ?? '', en[0] ?? '', cs[0] ?? '']),
  ...', . ; : ? ! - – = ( ) 30 1/2 хв min грн ні не no not без without bez ne'.split(' '),
]

/** What an ordinary question takes a letter, many times over. */
const stepsALetter = 40

test('4,000 questions of every kind are read without a throw, in a bounded number of steps', () => {
  const random = generator(11)
  const dear: string[] = []
  for (let i = 0; i < 4_000; i++) {
    const words = Array.from({ length: 1 + Math.floor(random() * 12) }, () => piece(random))
    const text = words.join(random() < 0.9 ? ' ' : '')
    const steps = stepsOf(() => understandQuery(text, Number.POSITIVE_INFINITY))
    // Finding a slip costs the same however short the rest is.
    if (steps > stepsALetter * text.length + 4000) dear.push(`${text}: ${steps} steps`)
  }
  expect(dear).toEqual([])
}, 600_000)

test('a refusal refuses with any food and any of the words that steer it, in every language', () => {
  const frames = [
    ['my son gets hives from', 'E'],
    ['', 'E makes me gag'],
    ['від', 'N мене вивертає'],
    ['', 'N – огидна річ'],
    ['vyhni se', 'C'],
    ['', 'C je hnus'],
  ] as const
  // One way of each language in turn for every other food.
  const wished = foods.flatMap(({ id, uk, en, cs }, at) =>
    frames.flatMap(([before, after], way) => {
      if ((at + way) % 2 === 0) return []
      const text = `${before} ${after}`
        .replace('E', en[0] ?? '')
        .replace('N', uk[0] ?? '')
        .replace('C', cs[0] ?? '')
      const { include, useUp, anyOf } = understandQuery(text)
      return [...include, ...useUp, ...anyOf.flat()].includes(id) ? [text] : []
    }),
  )
  expect(wished).toEqual([])
}, 120_000)

test('a word of a table is found wherever it stands', () => {
  const { tokens } = open('суп і нудить від риби')
  expect(saidAt(tokens, 2, 'uk').map((one) => one.class)).toContain('averse')
})

/** The same questions in every run: a failure must be repeatable. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

function piece(random: () => number): string {
  if (random() < 0.03) return String.fromCodePoint(Math.floor(random() * 0x3000) + 1)
  return pieces[Math.floor(random() * pieces.length)] ?? ''
}
