import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

test.each([
  "м'ясо шматками випльовує, їсть тільки перекручене. І щоб не гостре",
  "не їсть м'ясо шматками, тільки котлети",
  "син м'яса шматками не їсть, а тільки фарш",
  "їсть м'ясо тільки перекручене",
])('meat that is not eaten in pieces is eaten minced: %s', (question) => {
  const { include, exclude } = understandQuery(question)
  expect(include).toEqual(['minced-meat'])
  expect(exclude).not.toContain('meat')
})

test('what is eaten grated is eaten', () => {
  const { include, exclude } = understandQuery('моркву шматочками не їсть, тільки терту')
  expect({ include, exclude }).toEqual({ include: ['carrot'], exclude: [] })
})

test.each([
  ["м'ясо шматками не їсть", 'meat'],
  ["м'ясо шматками випльовує, їсть тільки картоплю", 'meat'],
  ["випльовує м'ясо", 'meat'],
  ['цибулю шматками не їсть', 'onion'],
])('where nothing is said of how it is eaten, it is refused: %s', (question, food) => {
  const { include, exclude } = understandQuery(question)
  expect(exclude).toContain(food)
  expect(include).not.toContain(food)
})
