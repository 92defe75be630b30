import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

test.each([
  "Треба холодну закуску з м'ясом на стіл",
  "закуска холодна з м'ясом",
  'cold starter with meat',
  'studený předkrm s masem',
])('a cold starter is eaten cold, and refreshes nobody: %s', (question) => {
  const { courses, occasions, include } = understandQuery(question)
  expect({ courses, occasions, include }).toEqual({
    courses: ['snack'],
    occasions: ['eaten-cold'],
    include: ['meat'],
  })
})

test('who wants none wants none', () => {
  const { courses, refused } = understandQuery('без холодних закусок, хочу борщ')
  expect({ courses, refused: refused.courses }).toEqual({ courses: [], refused: ['snack'] })
})
