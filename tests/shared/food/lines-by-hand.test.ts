import { expect, test } from 'bun:test'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'

const read = (text: string) => {
  const { quantity, unit, food, qualities } = parseIngredientLine(text)
  return [quantity, unit, food, ...(qualities ?? [])].filter((one) => one !== undefined)
}

test('a spoon or a cup behind the food needs no number, and no letter of «ч.л.» is a litre', () => {
  expect(read('кориця ч.л.')).toEqual([1, 'tsp', 'cinnamon'])
  expect(read('сіль ст. л.')).toEqual([1, 'tbsp', 'salt'])
  expect(read('sádlo lžíce')).toEqual([1, 'tbsp', 'lard'])
  expect(read('mák mletý hrnek')).toEqual([1, 'cup', 'poppy-seed', 'ground'])
  expect(read('vyzvednout balik')).toEqual([])
})

test('one letter with a number glued to it is which one it is, and no amount', () => {
  const bulb = parseIngredientLine('лампочка е27 2шт тепла')
  expect([bulb.quantity, bulb.unit, bulb.goods]).toEqual([2, 'piece', 'home'])
  expect(read('bananas x6')).toEqual([6, 'banana'])
})

test('what is taken of a fruit stands behind a dash as it does in brackets', () => {
  for (const line of ['лимон - сік і цедра', 'citron - kůra i šťáva', 'lemon - juice and zest'])
    expect(read(line)).toEqual(['lemon'])
})

test('of another case nothing is told: "soy sauce if not gf" makes no tamari gluten-free', () => {
  expect(read('2 tbsp tamari (soy sauce if not gf)')).toEqual([2, 'tbsp', 'tamari'])
  expect(parseIngredientLine('salmon, or if not nice then cod').alternatives).toEqual(['cod'])
})

test('strokes and letters of English are said in full', () => {
  expect(read('1 can crushed pineapple w/ juice')).toEqual([
    1,
    'can',
    'canned-pineapple',
    'crushed',
  ])
  expect(read('milk w/o lactose')).toEqual(['milk', 'lactose-free'])
  const [, cloves] = [parseIngredientLine('1/4 tsp. ea. nutmeg and cloves')].flatMap((one) => [
    one,
    ...(one.more ?? []),
  ])
  expect([cloves?.quantity, cloves?.unit, cloves?.food]).toEqual([0.25, 'tsp', 'clove'])
  expect(read('2 x 400g tins plum tomatoes')).toEqual([800, 'g', 'plum-tomato', 'tinned'])
})

test('an abbreviation of sunflower oil is no butter', () => {
  expect(read('підсол. масло 100 гр')).toEqual([100, 'g', 'sunflower-oil'])
})

test('letters that a scanner took for digits, and digits for letters, are read as what they were', () => {
  expect(read('0лія - 5 ст.л.')).toEqual([5, 'tbsp', 'vegetable-oil'])
  expect(read('Цукор 1ЗО г')).toEqual([130, 'g', 'sugar'])
  expect(read('Борошно З50-400 г')).toEqual([350, 'g', 'wheat-flour'])
  expect(read('Сметана ЗО0 мл')).toEqual([300, 'ml', 'sour-cream'])
  expect(read('яйця С0 3 шт')).toEqual([3, 'piece', 'egg'])
})

test('nut meats are nuts, and three fingers of salt no bunch', () => {
  expect(read('1/2 c. nut meats (pecans)')).toEqual([0.5, 'cup', 'pecan'])
  expect(read('nut meats')).toEqual(['nut'])
  expect(read('сіль - пучка')).toEqual([1, 'pinch', 'salt'])
  expect(read('кріп пів пучка')).toEqual([0.5, 'bunch', 'dill'])
})

test('a size that is said behind its number is no amount of them', () => {
  const nappies = parseIngredientLine('памперси 4 розмір')
  expect([nappies.goods, nappies.quantity]).toEqual(['baby', undefined])
  expect(read('яйця 10 розмір L')).toEqual([10, 'egg'])
})

test('spoons are shortened in notebooks with a stroke, and «сл» is one of them', () => {
  expect(read('1 ч/л соди')).toEqual([1, 'tsp', 'baking-soda'])
  expect(read('0,5 ч/л ваніліну')).toEqual([0.5, 'tsp', 'vanillin'])
  expect(read('2 ст/л меду')).toEqual([2, 'tbsp', 'honey'])
  expect(read('мед - 2 ст\\л')).toEqual([2, 'tbsp', 'honey'])
  expect(read('2 ст-л муки')).toEqual([2, 'tbsp', 'wheat-flour'])
  expect(read('1 сл цукру')).toEqual([1, 'tbsp', 'sugar'])
  expect(read('5 cl рому')).toEqual([5, 'cl', 'rum'])
  expect(read('2 lžič. skořice')).toEqual([2, 'tsp', 'cinnamon'])
  expect(read('5 lžic oleje')).toEqual([5, 'tbsp', 'vegetable-oil'])
})

test('what notebooks shorten is said in full', () => {
  expect(read('вода кип. 1 ст')).toEqual([1, 'glass', 'water'])
  expect(read('часн. 2 зуб.')).toEqual([2, 'clove', 'garlic'])
  expect(read('тісто лист. 500г')).toEqual([500, 'g', 'puff-pastry'])
})

test('of what is for somebody a number behind them is how many', () => {
  expect(read('йогурт дітям 4')).toEqual([4, 'yogurt'])
  expect(read('пиво чоловіку 2')).toEqual([2, 'beer'])
  expect(read('торт дитині 4 роки')).toEqual(['cake'])
})

test('peppercorns are no peas, and a seasoning is of what it is for', () => {
  expect(read('духмяний перець горошок 5 шт')).toEqual([5, 'piece', 'allspice'])
  expect(read('перець чорний горошок')).toEqual(['peppercorns'])
  expect(read('приправа до м’яса')).toEqual(['meat-seasoning'])
  const line = parseIngredientLine('сіль, перець, спеції до м’яса')
  expect(line.more?.map(({ food }) => food)).toEqual(['black-pepper', 'meat-seasoning'])
})

test('which size it is is not how many', () => {
  const nappies = parseIngredientLine('памперси 5ка')
  expect([nappies.goods, nappies.quantity]).toEqual(['baby', undefined])
})

test('foods by the names of other kitchens', () => {
  expect(read('1 small kumara, peeled')).toEqual([1, 'sweet-potato'])
  expect(read('sandwich ham')).toEqual(['ham'])
  expect(read('сосиски філейні')).toEqual(['frankfurter'])
  expect(read('огірки короткі 0,5 кг')).toEqual([0.5, 'kg', 'cucumber'])
})
