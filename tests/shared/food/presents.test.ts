import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

test.each([
  ["Мультиварку подарували на іменини! Шо в ній таке з м'ясом зварить, шоб само", 'multicooker'],
  ['на день народження подарували хлібопічку, що спекти', 'bread-maker'],
  ['мені на 8 березня подарували мультиварку. що в ній зварити', 'multicooker'],
  ['Подарували аерогриль на Новий рік, що в ньому приготувати', 'air-fryer'],
  ['мультиварка — подарунок на ювілей, що в ній приготувати', 'multicooker'],
  ['got a slow cooker for Christmas, what can I make with pork', 'slow-cooker'],
  ['My wife gave me an air fryer for my birthday', 'air-fryer'],
  ['k Vánocům jsem dostala pomalý hrnec, co uvařit', 'slow-cooker'],
])('the day on which a tool was given is told only: %s', (question, tool) => {
  const { equipment, occasions, servings } = understandQuery(question)
  expect({ equipment, occasions, servings }).toEqual({
    equipment: [tool],
    occasions: [],
    servings: undefined,
  })
})

test('what is made for such a day still is', () => {
  expect(understandQuery('торт на іменини').occasions).toEqual(['birthday'])
  expect(understandQuery('що в мультиварці на день народження').occasions).toEqual(['birthday'])
  expect(understandQuery('їстівний подарунок на новий рік').occasions).toEqual(['new-year'])
})

test('in the tool that was named something is made with what is named', () => {
  expect(understandQuery("є мультиварка. Шо в ній таке з м'ясом зварить").include).toEqual(['meat'])
})
