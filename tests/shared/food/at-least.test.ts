import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

test.each([
  ['готується не менше 4 годин', 240, undefined],
  ['не менш ніж 2 години', 120, undefined],
  ['not less than 4 hours', 240, undefined],
  ['не більше 20 хвилин', undefined, 20],
  ['не довше години', undefined, 60],
  ['no more than 4 hours', undefined, 240],
])('no less is the least, and no more the most: %s', (question, least, most) => {
  const { minMinutes, maxMinutes } = understandQuery(question)
  expect([minMinutes, maxMinutes]).toEqual([least, most])
})
