import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

test.each([
  'Бабуся після операції, лікар дозволив тільки парове і протерте',
  'їсть тільки протерте',
  'щось пюреподібне на вечерю',
  'перетерті страви для дідуся',
  'pureed food for grandma',
])('what is mashed is soft, and however it is steamed before: %s', (question) => {
  const { occasions, pureed, equipment } = understandQuery(question)
  expect({ occasions, pureed, equipment }).toEqual({
    occasions: ['soft'],
    pureed: true,
    equipment: [],
  })
})

test.each([
  'не їсть перетерте',
  '300 г протертих томатів',
  'щось із перетертих помідорів',
  'парове',
])('nothing else is: %s', (question) => {
  expect(understandQuery(question).pureed).toBeUndefined()
})
