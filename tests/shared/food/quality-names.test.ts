import { expect, test } from 'bun:test'
import { qualityNames } from '../../../shared/food/names/told-apart.ts'
import { nameOf } from '../../../shared/food/shop/good.ts'

const said = (food: string, quality: string, language: 'uk' | 'en' | 'cs') =>
  `${nameOf(food, language)}, ${qualityNames(quality, nameOf(food, language), language).join(', ')}`

test('what tells a product apart is said in the form that its name asks for', () => {
  expect([
    said('beans', 'white', 'uk'),
    said('green-beans', 'frozen', 'uk'),
    said('mussels', 'frozen', 'uk'),
    said('wine-vinegar', 'white', 'uk'),
    said('bread', 'white', 'uk'),
    said('milk', 'lactose-free,2.5%', 'uk'),
    said('butter', 'unsalted', 'uk'),
    said('apple', 'dried', 'uk'),
    said('salt', 'refined', 'uk'),
  ]).toEqual([
    'Квасоля, біла',
    'Стручкова квасоля, заморожена',
    'Мідії, заморожені',
    'Винний оцет, білий',
    'Хліб, білий',
    'Молоко, без лактози, 2,5%',
    'Вершкове масло, несолоне',
    'Яблука, сушені',
    'Сіль, рафінована',
  ])
  expect([said('beans', 'white', 'cs'), said('butter', 'unsalted', 'cs')]).toEqual([
    'Fazole, bílé',
    'Máslo, nesolené',
  ])
})

test('the name of a maker stays as it is', () => {
  expect(said('cream', 'яготинське', 'uk')).toBe('Вершки, Яготинське')
})
