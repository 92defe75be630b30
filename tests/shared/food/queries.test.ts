import { describe, expect, test } from 'bun:test'
import type { Slots } from '../../../shared/food/ask/types.ts'
import { understood } from '../../support/understood.ts'
import { blindQueries } from './sets/blind-1/queries.ts'
import { secondQueries } from './sets/blind-2/queries.ts'
import { thirdQueries } from './sets/blind-3/queries.ts'
import { fourthQueries } from './sets/blind-4/queries.ts'
import { fifthQueries } from './sets/blind-5/queries.ts'
import { sixthQueries } from './sets/blind-6/queries.ts'
import { seventhQueries } from './sets/blind-7/queries.ts'
import { ninthQueries } from './sets/blind-9/queries.ts'
import { tenthQueries } from './sets/blind-10/queries.ts'
import { englishQueries, ukrainianQueries } from './sets/queries.ts'
import type { ExpectedQuery, ExpectedSlots } from './sets/types.ts'

describe('questions about food', () => {
  test('Ukrainian questions become the slots that a person means', () => {
    expect(wrong(ukrainianQueries)).toEqual([])
  })

  test('English questions become the slots that a person means', () => {
    expect(wrong(englishQueries)).toEqual([])
  })

  test('questions that were written before the reader was looked at become their slots', () => {
    expect(wrong(blindQueries)).toEqual([])
  })

  test('and so do those of a second and a third such set', () => {
    expect(wrong([...secondQueries, ...thirdQueries])).toEqual([])
  })

  test('and so do those of a fourth, a fifth and a sixth', () => {
    expect(wrong([...fourthQueries, ...fifthQueries, ...sixthQueries])).toEqual([])
  })

  test('and so do those that somebody wrote who had not seen the reader', () => {
    expect(wrong([...seventhQueries, ...ninthQueries, ...tenthQueries])).toEqual([])
  })

  test('all that is at home refuses nothing, and is all that there is to cook with', () => {
    for (const text of [
      'є рис і яйця, більше нічого нема',
      'яйця та сир. більше вдома нічого немає',
      'eggs and rice, nothing else in the fridge',
      'some leeks and not much else',
    ])
      expect([text, understood(text).scarce, understood(text).exclude]).toEqual([text, true, []])
    expect(understood('soup with nothing else than leeks').scarce).toBeUndefined()
  })

  test('whoever is in no hurry wants nothing easy for it', () => {
    for (const text of [
      'нікуди не поспішаю, хочу баранину',
      'no rush today, lamb',
      'nespěchám, jehněčí',
    ])
      expect([text, understood(text).vague]).toEqual([text, undefined])
    for (const text of ['поспішаю, щось з баранини', "lamb, I'm in a hurry"])
      expect([text, understood(text).vague]).toEqual([text, 'easy'])
  })

  test('a sore throat wants what helps it, and one from a food refuses that', () => {
    expect(understood('bolí mě v krku')).toMatchObject({ occasions: ['cold-remedy'] })
    expect(understood('bolí mě v krku z ananasu')).toMatchObject({
      occasions: [],
      exclude: ['pineapple'],
    })
  })

  test('for somebody with diabetes nothing is sweetened with sugar, honey or syrup', () => {
    for (const text of [
      'у мами діабет, десерт',
      'десерт для діабетика',
      'a dessert for diabetics',
      'diabetic-friendly dessert',
      'mám cukrovku, dezert',
      'dezert pro diabetiky',
    ])
      expect(understood(text), text).toMatchObject({
        courses: ['dessert'],
        exclude: ['sugar', 'honey', 'syrup', 'maple-syrup'],
        words: [],
      })
  })

  test('the development set is large enough to mean something', () => {
    expect(ukrainianQueries.length + englishQueries.length).toBeGreaterThanOrEqual(80)
  })
})

function wrong(queries: readonly ExpectedQuery[]): string[] {
  return queries.flatMap(([text, expected]) => {
    const read = facts(understood(text))
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
  for (const group of slots.anyOf ?? [])
    found.push(`anyOf=${Array.isArray(group) ? group.join('|') : group}`)
  if (slots.maxMinutes !== undefined) found.push(`maxMinutes=${slots.maxMinutes}`)
  if (slots.minMinutes !== undefined) found.push(`minMinutes=${slots.minMinutes}`)
  if (slots.servings !== undefined) found.push(`servings=${slots.servings}`)
  if (slots.price) found.push(`price=${slots.price.max}/${slots.price.per}/${slots.price.currency}`)
  const refused = Array.isArray(slots.refused)
    ? slots.refused
    : Object.values(slots.refused ?? {}).flat()
  return [...found, ...refused.map((value) => `refused=${value}`)]
}
