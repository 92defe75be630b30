import { expect, test } from 'bun:test'
import { needsOfLine } from '../../../shared/food/line/needs.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { rows } from './sets/strangers/eighty-fifth-typed.ts'

const readAs = (text: string) =>
  needsOfLine(parseIngredientLine(text))
    .map(({ goods, food, understood, quantity }) => {
      if (goods) return 'goods'
      return food && understood ? `${quantity ? `${quantity} ` : ''}${food}` : 'typed'
    })
    .join(', ')

test('rows that a stranger typed on a telephone are so many foods, things of the house, and what nobody knows', () => {
  const meant = rows
    .trim()
    .split('\n')
    .map((row) => row.trim())
  const read = meant.map((row) => {
    const [text = ''] = row.split(' = ')
    return `${text} = ${readAs(text)}`
  })
  expect(read).toEqual(meant)
})

test.each([
  ['хліб 10 яєць молоко', 'bread, 10 egg, milk'],
  ['молоко два літри хліб і десяток яєць', '2 milk, bread, 10 egg'],
  ['візьми кіло картоплі півкіло моркви дві цибулини', '1 potato, 0.5 carrot, 2 onion'],
  ['пачка масла пачка сиру три йогурти', '1 butter, 1 cheese, 3 yogurt'],
  ['яблука груші по кілограму', '1 apple, 1 pear'],
  ['купить хлеба и молока', 'bread, milk'],
  ['мед лимон імбир від застуди', 'honey, lemon, ginger'],
  ['сметана 20% Галичина кефір 1%', 'sour-cream, kefir'],
  ['тофу Тані, соєве молоко, нут', 'typed, soy-milk, chickpeas'],
  ['хліб 2 лимони молоко', 'bread, 2 lemon, milk'],
  ['bread knife milk eggs', 'goods, milk, egg'],
  ['coconut milk, light, 2 cans', '2 coconut-milk'],
  ['вода газована 2, мінералка без газу', '2 sparkling-water, water'],
  ['сирки мажор 3 і йогурт питний', '3 curd-snack, drinking-yogurt'],
  ['сода пищевая, рис длинний', 'baking-soda, rice'],
  ['fairy liquid dishwasher tabs bin bags', 'goods, goods, goods'],
])('«%s» is %s', (text, meant) => expect(readAs(text)).toBe(meant))

test.each([
  ['pepper jack cheese', 'pepper-jack'],
  ['2 піца чотири сири', '2 pizza-ready'],
  ['bread marie rose sauce', 'cocktail-sauce'],
  ['цукерки Рошен ромашка', 'candy'],
  ['макарони Чумак спіральки', 'rotini'],
  ['хліб купили, молока не треба', 'typed'],
  ['сир коту', 'cheese'],
  ['риба коту', 'fish'],
])('«%s» is one thing still: %s', (text, meant) => expect(readAs(text)).toBe(meant))
