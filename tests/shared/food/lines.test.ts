import { describe, expect, test } from 'bun:test'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { findFood } from '../../../shared/food/names/match.ts'
import { blindEnglishLines } from './sets/blind-1/lines.en.ts'
import { blindUkrainianLines } from './sets/blind-1/lines.uk.ts'
import { secondLines } from './sets/blind-2/lines.ts'
import { thirdLines } from './sets/blind-3/lines.ts'
import { fourthEnglishLines } from './sets/blind-4/lines.en.ts'
import { fourthUkrainianLines } from './sets/blind-4/lines.uk.ts'
import { fifthEnglishLines, fifthUkrainianLines } from './sets/blind-5/lines.ts'
import { sixthEnglishLines, sixthUkrainianLines } from './sets/blind-6/lines.ts'
import { seventhEnglishLines, seventhUkrainianLines } from './sets/blind-7/lines.ts'
import { ninthEnglishLines, ninthUkrainianLines } from './sets/blind-9/lines.ts'
import { tenthEnglishLines, tenthUkrainianLines } from './sets/blind-10/lines.ts'
import { czechLines } from './sets/lines.cs.ts'
import { englishLines } from './sets/lines.en.ts'
import { ukrainianLines } from './sets/lines.uk.ts'
import { novemberEnglish, novemberEnglishAgain } from './sets/november/lines.en.ts'
import { novemberUkrainian, novemberUkrainianAgain } from './sets/november/lines.uk.ts'
import type { ExpectedLine, NamedLine } from './sets/types.ts'

describe('ingredient lines', () => {
  test('Ukrainian lines are read right, every part of them', () => {
    expect(wrong(ukrainianLines)).toEqual([])
    expect(ukrainianLines.length).toBeGreaterThanOrEqual(120)
  })

  test('English lines are read right, every part of them', () => {
    expect(wrong(englishLines)).toEqual([])
    expect(englishLines.length).toBeGreaterThanOrEqual(60)
  })

  test('Czech lines of ordinary recipes are read right', () => {
    expect(wrong(czechLines)).toEqual([])
  })

  test('lines that were written before the grammar was looked at are read right', () => {
    expect(
      wrong([...blindUkrainianLines, ...blindEnglishLines, ...secondLines, ...thirdLines]),
    ).toEqual([])
  })

  test('and so are those whose foods are said by plain names', () => {
    expect(wrong(named(fourthUkrainianLines))).toEqual([])
    expect(wrong(named(fourthEnglishLines))).toEqual([])
    expect(wrong(named([...fifthUkrainianLines, ...fifthEnglishLines]))).toEqual([])
    expect(wrong(named([...sixthUkrainianLines, ...sixthEnglishLines]))).toEqual([])
    expect(wrong(named([...seventhUkrainianLines, ...seventhEnglishLines]))).toEqual([])
    expect(wrong(named([...ninthUkrainianLines, ...ninthEnglishLines]))).toEqual([])
    expect(wrong(named([...tenthUkrainianLines, ...tenthEnglishLines]))).toEqual([])
    expect(wrong(named([...novemberUkrainian, ...novemberEnglish]))).toEqual([])
    expect(wrong(named([...novemberUkrainianAgain, ...novemberEnglishAgain]))).toEqual([])
  })
})

/** What is neither optional nor to taste has to be read so as well. */
function named(lines: readonly NamedLine[]): ExpectedLine[] {
  return lines.map(([text, quantity, unit, name, extra]) => [
    text,
    quantity,
    unit,
    findFood(name) ?? `nothing is called ${name}`,
    { ...plain, ...extra },
  ])
}

const plain = { upTo: undefined, optional: undefined, toTaste: undefined }

function wrong(lines: readonly ExpectedLine[]): string[] {
  return lines.flatMap(([text, quantity, unit, food, extra = {}]) => {
    const read = parseIngredientLine(text)
    const expected: Record<string, unknown> = { quantity, unit, food, ...extra }
    const differences = Object.entries(expected).filter(
      ([key, value]) => !same(read[key as keyof ParsedLine], value),
    )
    if (differences.length === 0) return []
    return [
      `${text}: ${differences.map(([key, value]) => `${key} ${JSON.stringify(read[key as keyof ParsedLine])}, expected ${JSON.stringify(value)}`).join('; ')}`,
    ]
  })
}

function same(read: unknown, expected: unknown): boolean {
  if (typeof read === 'number' && typeof expected === 'number')
    return Math.abs(read - expected) < 1e-6
  return JSON.stringify(read) === JSON.stringify(expected)
}

test('a ball of cheese is no toy, and a whole that is not the sum of what stands in its brackets stays one', () => {
  for (const line of ['125g ball of mozzarella', '125g ball mozzarella', 'ball of mozzarella'])
    expect(parseIngredientLine(line), line).toMatchObject({ food: 'mozzarella', understood: true })
  expect(parseIngredientLine('ball')).toMatchObject({ goods: 'home' })
  expect(parseIngredientLine('cheese 300 g (200 g cheddar, 50 g parmesan)')).toMatchObject({
    ...{ food: 'cheese', quantity: 300, unit: 'g' },
    note: '200 g cheddar, 50 g parmesan',
  })
})

test('«стільки ж» is as much as before, and as much as is needed is nobody knows how much', () => {
  const amounts = (line: string) =>
    [parseIngredientLine(line), ...(parseIngredientLine(line).more ?? [])].map(
      (one) => one.quantity,
    )
  expect(amounts('100 g butter, the same of sugar and salad')).toEqual([100, 100, undefined])
  expect(amounts('200 g flour and as much water as needed')).toEqual([200])
})

test('a part of a litre is what a bottle holds, and no fat of milk; of coffee it is a part of a kilogram', () => {
  const unitOf = (text: string) => parseIngredientLine(text).unit
  expect(['пиво 1,5', 'cola 0.5', 'молоко 0,9'].map(unitOf)).toEqual(['l', 'l', 'l'])
  for (const text of ['молоко 1,5', 'kefír 1.5'])
    expect([text, unitOf(text)]).toEqual([text, undefined])
  for (const text of ['кава 0,5', 'coffee 0.5', 'какао 0,25', 'сало 0,3'])
    expect([text, unitOf(text)]).toEqual([text, 'kg'])
})

test('calls part a line where each is short, and what is told between them is one sentence', () => {
  expect(parseIngredientLine('BREAD!!! MILK!!!').more).toHaveLength(1)
  const told = parseIngredientLine('молоко! і хліб не забудь будь ласка купити! сир')
  expect([told.understood, told.more]).toEqual([false, undefined])
})

test('from what age a food is, and another size of it, are told aside whatever else stands in brackets', () => {
  for (const [text, quantity, unit, note] of [
    ['каша рисова з 6 місяців (200 г)', 200, 'g', 'з 6 місяців'],
    ['печиво (дитяче) з 6 місяців', undefined, undefined, 'з 6 місяців'],
    ['каша (рисова з 6 місяців)', undefined, undefined, 'рисова з 6 місяців'],
    ['1 large onion (red) or 2 small', 1, undefined, 'or 2 small'],
    ['1 large onion (or 2 small), chopped', 1, undefined, 'chopped, or 2 small'],
  ] as const) {
    const read = parseIngredientLine(text)
    expect([text, read.quantity, read.unit, read.note]).toEqual([text, quantity, unit, note])
  }
})
