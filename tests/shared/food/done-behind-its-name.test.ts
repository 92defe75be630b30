import { expect, test } from 'bun:test'
import { explainLine } from '../../../shared/food/line/explain.ts'

test.each([
  'кунжут посипати',
  'борошно обкачати',
  'шматочок сала засмажити',
  'масло розтопити',
  'сухарі обваляти',
  'лимонний сік збризнути',
  'хрін подати',
])('what is done with a food and stands behind its name is understood: %s', (line) => {
  expect(explainLine(line).unread).toEqual([])
})
