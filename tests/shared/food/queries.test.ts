import { describe, expect, test } from 'bun:test'
import type { Slots } from '../../../shared/food/ask/types.ts'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import {
  type ExpectedQuery,
  type ExpectedSlots,
  englishQueries,
  ukrainianQueries,
} from './sets/queries.ts'

describe('questions about food', () => {
  test('Ukrainian questions become the slots that a person means', () => {
    expect(wrong(ukrainianQueries)).toEqual([])
  })

  test('English questions become the slots that a person means', () => {
    expect(wrong(englishQueries)).toEqual([])
  })

  test('the development set is large enough to mean something', () => {
    expect(ukrainianQueries.length + englishQueries.length).toBeGreaterThanOrEqual(80)
  })
})

function wrong(queries: readonly ExpectedQuery[]): string[] {
  return queries.flatMap(([text, expected]) => {
    const read = facts(understandQuery(text))
    const meant = facts(expected)
    const missing = meant.filter((fact) => !read.includes(fact))
    const extra = read.filter((fact) => !meant.includes(fact))
    if (missing.length + extra.length === 0) return []
    return [`${text}: missing [${missing.join(' ')}], extra [${extra.join(' ')}]`]
  })
}

const lists = [
  'include',
  'exclude',
  'useUp',
  'diets',
  'allergies',
  'courses',
  'cuisines',
  'occasions',
  'dishes',
  'equipment',
  'unknownExclusions',
] as const

function facts(slots: Slots | ExpectedSlots): string[] {
  const found = lists.flatMap((key) => (slots[key] ?? []).map((value) => `${key}=${value}`))
  if (slots.maxMinutes !== undefined) found.push(`maxMinutes=${slots.maxMinutes}`)
  if (slots.minMinutes !== undefined) found.push(`minMinutes=${slots.minMinutes}`)
  if (slots.servings !== undefined) found.push(`servings=${slots.servings}`)
  if (slots.price) found.push(`price=${slots.price.max}/${slots.price.per}/${slots.price.currency}`)
  const refused = Array.isArray(slots.refused)
    ? slots.refused
    : Object.values(slots.refused ?? {}).flat()
  return [...found, ...refused.map((value) => `refused=${value}`)]
}
