import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

test.each([
  'Хочу зробити вчительці їстівний подарунок своїми руками, щоб постояв',
  'edible gifts for teacher',
  'jedlý dárek k vánocům',
])('what is given away to be eaten comes from an oven or in a jar: %s', (question) => {
  const { courses, eitherCourse } = understandQuery(question)
  expect({ courses: courses.toSorted(), eitherCourse }).toEqual({
    courses: ['baking', 'preserve'],
    eitherCourse: true,
  })
})

test('who drinks nothing at all is given no alcohol, and a child that drinks no milk no milk', () => {
  expect(understandQuery("хочу торт. Вона не п'є зовсім").exclude).toEqual(['alcohol'])
  expect(understandQuery("дитина не п'є молоко").exclude).toEqual(['milk'])
})
