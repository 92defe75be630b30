import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'

test('10,000 strings of every kind pass through the parser without a throw or a slow one', () => {
  const pieces = [
    '2',
    '½',
    '1/2',
    'ст. л.',
    'г',
    'кг',
    'цибулі',
    'без',
    '(',
    ')',
    ',',
    '-',
    ' ',
    'пів',
    'або',
    '%',
    'for',
    'of',
    'a',
    'ї',
    '\u0301',
    '\n',
    'x',
    '🍲',
    'ʼ',
    '0'.repeat(30),
    'а'.repeat(200),
  ]
  const random = generator(7)
  let slowest = { text: '', took: 0 }
  for (let i = 0; i < 10_000; i++) {
    const text = Array.from({ length: 1 + Math.floor(random() * 8) }, () =>
      piece(pieces, random),
    ).join(random() < 0.5 ? ' ' : '')
    const before = performance.now()
    const line = parseIngredientLine(text)
    if (i % 4 === 0) understandQuery(text)
    const took = performance.now() - before
    if (took > slowest.took) slowest = { text, took }
    if (line.text !== text) throw new Error(`the text changed: ${JSON.stringify(text)}`)
    if (line.quantity !== undefined && !(line.quantity >= 0 && Number.isFinite(line.quantity)))
      throw new Error(`no number: ${JSON.stringify(text)}`)
  }
  // Once more, at its best: the first time another program may have had the processor. An ordinary line
  // of that length is the measure, on a slow machine as on a fast one.
  const ordinary = '200 г борошна, просіяного двічі '.repeat(Math.ceil(slowest.text.length / 32))
  expect(bestOf(5, slowest.text)).toBeLessThan(20 * bestOf(5, ordinary) + 1)
})

/** The same strings in every run: a failure must be repeatable. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

function piece(pieces: readonly string[], random: () => number): string {
  if (random() < 0.2) return String.fromCodePoint(Math.floor(random() * 0x3000) + 1)
  return pieces[Math.floor(random() * pieces.length)] ?? ''
}

function bestOf(times: number, text: string): number {
  const took = Array.from({ length: times }, () => {
    const before = performance.now()
    parseIngredientLine(text)
    understandQuery(text)
    return performance.now() - before
  })
  return Math.min(...took)
}
