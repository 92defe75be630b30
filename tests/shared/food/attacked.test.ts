import { expect, test } from 'bun:test'
import type { Slots } from '../../../shared/food/ask/types.ts'
import { understood } from '../../support/understood.ts'
import { neverRefused, neverWished, stillRefused } from './sets/polarity/attacked.ts'

const wishedIn = ({ include, useUp, dishes, anyOf }: Slots) => [
  ...[include, useUp, dishes].flat(),
  ...anyOf.flat(),
]
const refusedIn = ({ exclude, refused }: Slots) => [
  ...exclude,
  ...[refused.dishes, refused.courses].flat(),
]

/** The rows of a table for which something of their foods is not as it should be. */
function amiss(table: string, isAmiss: (slots: Slots, id: string) => boolean): string[] {
  const rows = table.trim().split('\n')
  expect(rows.length).toBeGreaterThan(20)
  return rows.flatMap((row) => {
    const [text = '', foods = ''] = row.split(' => ')
    const slots = understood(text.trim())
    return foods.split(', ').some((id) => isAmiss(slots, id)) ? [row.trim()] : []
  })
}

test('what is turned down in words that also ask for things is no wish', () => {
  expect(amiss(neverWished, (slots, id) => wishedIn(slots).includes(id))).toEqual([])
})

test('what is asked for in words that also turn things down is not refused', () => {
  expect(amiss(neverRefused, (slots, id) => refusedIn(slots).includes(id))).toEqual([])
})

test('a refusal is not lost because something around it is said in other words', () => {
  expect(amiss(stillRefused, (slots, id) => !refusedIn(slots).includes(id))).toEqual([])
})
