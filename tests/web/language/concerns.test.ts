import { expect, test } from 'bun:test'
import { dish as cs } from '../../../web/language/cs/dish.ts'
import { dish as en } from '../../../web/language/en/dish.ts'
import { dish as uk } from '../../../web/language/uk/dish.ts'

test('what a dish contains for somebody is told apart from what nobody can tell of it', () => {
  expect(uk.concern('Соломійка', 'арахіс, горіхи')).toBe('Соломійка: тут є арахіс, горіхи')
  expect(uk.unsureFor('Соломійка', 'арахіс, горіхи')).toBe(
    'Соломійка: не знаємо, чи тут є арахіс, горіхи',
  )
  expect(uk.unsureDietFor('Зоя', 'веганське')).toBe('Зоя: не знаємо, чи це веганське')
  expect(en.concern('Ann', 'peanuts')).toBe('Ann: it contains peanuts')
  expect(en.unsureFor('Ann', 'peanuts, nuts')).toBe(
    'Ann: nobody can tell whether it contains peanuts, nuts',
  )
  expect(en.unsureDietFor('Zoe', 'vegan')).toBe('Zoe: nobody can tell whether it is vegan')
  expect(cs.concern('Jana', 'arašídy')).toBe('Jana – jídlo obsahuje: arašídy')
  expect(cs.unsureFor('Jana', 'arašídy')).toBe('Jana – nevíme, zda jídlo obsahuje: arašídy')
})
