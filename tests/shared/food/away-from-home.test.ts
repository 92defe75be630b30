import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

test.each([
  ['Що їй з собою дати в універ на перекус?', ['snack']],
  ['перекус у коледж', ['snack']],
  ['що взяти на пари', []],
  ['обід в універ', ['main']],
])('what is taken along to where one learns is eaten on the way: %s', (question, meals) => {
  const { occasions, courses, equipment, words } = understandQuery(question)
  expect({ occasions, courses, equipment, words }).toEqual({
    occasions: ['picnic'],
    courses: meals,
    equipment: [],
    words: [],
  })
})

test('what can be eaten with hands is held in one', () => {
  expect(understandQuery('щоб можна було їсти руками').byHand).toBe(true)
  expect(understandQuery('party food that can be eaten with hands').byHand).toBe(true)
  expect(understandQuery('своїми руками').byHand).toBeUndefined()
})
