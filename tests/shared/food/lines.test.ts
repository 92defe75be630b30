import { describe, expect, test } from 'bun:test'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { englishLines } from './sets/lines.en.ts'
import { ukrainianLines } from './sets/lines.uk.ts'
import type { ExpectedLine } from './sets/types.ts'

describe('ingredient lines', () => {
  test('Ukrainian lines are read right, every part of them', () => {
    expect(wrong(ukrainianLines)).toEqual([])
    expect(ukrainianLines.length).toBeGreaterThanOrEqual(120)
  })

  test('English lines are read right, every part of them', () => {
    expect(wrong(englishLines)).toEqual([])
    expect(englishLines.length).toBeGreaterThanOrEqual(60)
  })
})

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
