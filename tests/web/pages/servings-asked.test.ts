import { expect, test } from 'bun:test'
import { servingsAsked } from '../../../web/pages/recipe/servingsAsked.ts'

test('an address asks for as many servings as a table holds, or for nothing', () => {
  expect(servingsAsked('6')).toBe(6)
  expect(['0', '-1', '101', '2.5', 'шість', '', undefined].map(servingsAsked)).toEqual(
    Array.from({ length: 7 }, () => undefined),
  )
})
