import { expect, test } from 'bun:test'
import { isPartOfDish, isPutUp } from '../../../../server/domain/search/no-dinner.ts'
import { parseIngredientLine } from '../../../../shared/food/line/parse.ts'

const putUp = (title: string, ...lines: string[]) => isPutUp(title, lines.map(parseIngredientLine))

test.each([
  'Тісто на вареники',
  'Пісочне тісто',
  'Заварний крем',
  'Сирний крем для торта',
  'Заправка для борщу',
  'Pie crust',
  'Taco seasoning',
  'Pizza dough for two',
  'Těsto na knedlíky',
  'Pudinkový krém',
])('«%s» is a part of a dish', (title) => {
  expect(isPartOfDish(title)).toBe(true)
})

test.each([
  'Гарбузовий крем-суп',
  'Крем суп грибний',
  'Крем-брюле',
  'Риба в клярі',
  'Курка у маринаді',
  'М’ясо в тісті',
  'Dough balls with cheese',
  'Chicken with dressing',
  'Kuře v marinádě',
])('«%s» is a dish', (title) => {
  expect(isPartOfDish(title)).toBe(false)
})

test('what lies in so much salt or vinegar is put up, under whatever name', () => {
  expect(putUp('Огірочки бабусині', '2 кг огірків', '2 ст. л. солі', '1,5 л води')).toBe(true)
  expect(putUp('Баклажани як гриби', '1 кг баклажанів', '100 мл оцту', 'часник')).toBe(true)
  expect(putUp('Salted tomatoes', '2 kg tomatoes', '60 g salt', 'dill')).toBe(true)
  expect(putUp('Малосолка', '2 кг огірків', 'сіль, кріп')).toBe(true)
})

test('a salted dinner is not, and nor is what fills a plate beside it', () => {
  expect(putUp('Тушковані овочі', '1 кг кабачків', '2 моркви', '1 ч. л. солі')).toBe(false)
  expect(putUp('Рагу', '1 кг капусти', '500 г свинини', '2 ст. л. солі')).toBe(false)
  expect(putUp('Овочі з рисом', '1 кг перцю', '200 г рису', '50 мл оцту')).toBe(false)
  expect(putUp('Салат', '300 г огірків', '2 ст. л. оцту')).toBe(false)
})
