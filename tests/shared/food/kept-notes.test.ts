import { expect, test } from 'bun:test'
import { needsOfLine } from '../../../shared/food/line/needs.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'

const read = (text: string) => parseIngredientLine(text)
const foods = (text: string) => needsOfLine(read(text)).map(({ food }) => food)

test('a salad beside bread is a need, and its colour is none of the bread', () => {
  expect(foods('Crusty bread and a green salad, to serve')).toEqual(['bread', 'mixed-greens'])
  expect(read('Crusty bread and a green salad, to serve').qualities).toBeUndefined()
})

test('how large the thing is that it is for is no amount of it', () => {
  for (const text of [
    ...['dough for a 9-inch single-crust pie', 'тісто для форми 24 см'],
    'pastry for a 23 cm tart tin',
  ])
    expect([text, read(text).quantity]).toEqual([text, undefined])
  expect(read('ginger 2 inch')).toMatchObject({ quantity: 2, unit: 'inch' })
})

test('mince that is half of one meat and half of another is mixed, however that is said', () => {
  for (const text of [
    '500 g mletého masa (půl na půl hovězí a vepřové)',
    '500 г фаршу (половина яловичини, половина свинини)',
    '500 г фаршу, навпіл свинина та яловичина',
    '1 lb ground meat, half beef and half pork',
  ])
    expect([text, ...foods(text)]).toEqual([text, 'mixed-mince'])
  expect(foods('300 g mince and 300 g beef')).toEqual(['minced-meat', 'beef'])
  expect(read('300 g uzeného masa (krkovice)')).toMatchObject({
    ...{ food: 'smoked-meat', mentions: ['pork-neck'] },
  })
})

test('a note keeps the whole of a word with a hyphen, and nothing of what was understood', () => {
  const notes: Record<string, string | undefined> = {
    '1/4 cup well-stirred tahini': 'well-stirred',
    '25 g Dutch-processed cocoa': 'Dutch-processed',
    '1/2 loaf day-old ciabatta, torn': 'day-old, torn',
    'батон вчорашній – 3 скибки': 'вчорашній',
    '2 tbsp double-concentrated tomato paste': 'double-concentrated',
    '3 cups old-fashioned rolled oats (not instant)': 'not instant',
    '1/2 tsp red pepper flakes, or to taste': undefined,
  }
  const texts = Object.keys(notes)
  expect(texts.map((text) => [text, read(text).note])).toEqual(Object.entries(notes))
  expect(read('Квасоля біла суха – 1 склянка').qualities).toEqual(['white', 'dried'])
  expect(read('3 tbsp Dutch-process cocoa powder').qualities).toEqual(['dutch-process'])
})

test('a thing of the household is known with a letter wrong, where no food is as near', () => {
  const shelves = ['deoderant', 'tolet paper', 'toothpate', 'jar na nadobi'].map(
    (text) => read(text).goods,
  )
  expect(shelves).toEqual(['hygiene', 'household', 'hygiene', 'household'])
  for (const text of ['brocolli', 'wibble', 'Verunka'])
    expect([text, read(text).goods]).toEqual([text, undefined])
  expect(read('jar na nadobi').quantity).toBeUndefined()
})

test('a tool is a note of what is done with it, and nothing to buy', () => {
  for (const [text, note] of [
    ['2 sheets nori, cut into strips with scissors', 'cut into strips with scissors'],
    ['yogurt, strained overnight through muslin', 'strained overnight through muslin'],
    ['cucumber, sliced on a mandoline', 'sliced on a mandoline'],
  ] as const)
    expect([text, foods(text).length, read(text).note]).toEqual([text, 1, note])
})

test('only the food itself is optional where that is said of it', () => {
  expect(read('4 trout, heads removed if you like').optional).toBeUndefined()
  expect(read('3 tablespoons honey, or more if needed').optional).toBeUndefined()
  expect(read('chives, chopped, if you like').optional).toBe(true)
})

test('what is taken away, and what something is only as large as, is not in it', () => {
  for (const text of [
    'jaggery, about the size of a walnut',
    'sausage, casings removed',
    'flank steak, cut across the grain into slices',
  ])
    expect([text, read(text).mentions]).toEqual([text, undefined])
})

test('a food that has a note of its own behind an «and» is a need of its own', () => {
  expect(foods('tuk na vymazání a hrubá mouka na vysypání')).toEqual(['fat', 'wheat-flour'])
  expect(foods('олія для форми і борошно для підсипання')).toEqual(['vegetable-oil', 'wheat-flour'])
  expect(foods('máslo na vymazání a vysypání formy')).toEqual(['butter'])
})

test('what a food was soaked in stands with it, and both ends of a weight behind it are kept', () => {
  expect(foods('булка, замочена в молоці')).toEqual(['bun'])
  expect(read('булка, замочена в молоці').mentions).toEqual(['milk'])
  expect(read('1 курка - 1,5-2 кг').also).toEqual({ quantity: 1.5, upTo: 2, unit: 'kg' })
  expect(read('salt, generous pinch')).toMatchObject({ quantity: 1, unit: 'pinch' })
  expect(read('hot dogs').qualities).toBeUndefined()
})

test('a choice with an amount of its own is one only where nothing is shared, joined or lost', () => {
  for (const [text, food] of [
    ['1 chicken or 1 vegetable stock cube', 'chicken-bouillon'],
    ['6 corn or 4 flour tortillas', 'corn-tortilla'],
    ['1 tbsp oyster or 1 tbsp soy sauce', 'oyster-sauce'],
    ['2 large cloves or 1 tsp garlic', 'garlic'],
    ['2 курячих або 10 перепелиних яєць', 'egg'],
    ['200 g egg or 150 g rice noodles', 'egg-noodles'],
  ] as const)
    expect([text, read(text).food]).toEqual([text, food])
  for (const [text, ...all] of [
    ['1 onion and 2 or 3 carrots', 'onion', 'carrot'],
    ['200 g ham or 200 g bacon and 100 g cheese', 'ham', 'cheese'],
    ['Juice of 1 or 2 lemons', 'lemon'],
    ['garlic 2 or 3 cloves', 'garlic'],
  ] as const)
    expect([text, ...foods(text)]).toEqual([text, ...all])
  expect(read('1 cup rice or 1 cup noodles with peanuts').mentions).toContain('peanut')
})

test('of a note only what is told of none is left out, and the rest of it counts', () => {
  for (const [text, mention] of [
    ['chicken thighs (marinated in soy sauce, bones removed)', 'soy-sauce'],
    ['brie (with walnuts, rind removed)', 'walnut'],
    ['fish fillets (soaked in milk; bones removed)', 'milk'],
    ['chicken, coated in flour with excess removed', 'wheat-flour'],
    ['фініки (з мигдалем, кісточки видалити)', 'almond'],
    ['beef, sliced against the grain and tossed in soy sauce', 'soy-sauce'],
    ['trout, cut along the belly and stuffed with almonds', 'almond'],
    ['meatballs (the size of walnuts, in cream sauce)', 'cream-sauce'],
  ] as const)
    expect([text, read(text).mentions]).toEqual([text, [mention]])
})

test('what only looks like a tool, a part or more of it is none', () => {
  expect(needsOfLine(read('chicken thighs, soaked bamboo skewers'))).toHaveLength(2)
  expect(read('eggs – just 6').quantity).toBe(6)
  expect(read('молоко – лише рослинне').understood).toBe(false)
  expect(read('1/4 cup peanuts, plus extra to serve (optional)').optional).toBe(true)
  expect(foods('маринад для курки та креветок на гриль')).toHaveLength(1)
  expect(foods('дріжджі, розведені в молоці 200 мл')).toEqual(['yeast', 'milk'])
})

test('an amount without its nought, a size of two sides and a count behind a measure are read as written', () => {
  expect(read('1 (.25 ounce) package active dry yeast')).toMatchObject({ food: 'dry-yeast' })
  expect(read('.5 cup milk')).toMatchObject({ quantity: 0.5, unit: 'cup', food: 'milk' })
  expect(read('salmon fillet, 4 x 6-inch').unit).not.toBe('in')
  expect(needsOfLine(read('1 cup pecan halves, plus 12 for the top'))).toMatchObject([
    { quantity: 1, unit: 'cup' },
    { quantity: 12 },
  ])
  expect(read('2 ополоники борошна')).toMatchObject({ quantity: 2, unit: 'scoop' })
  expect(read('цукор, скільки душа забажає')).toMatchObject({ food: 'sugar', understood: true })
})

test('the name of a maker keeps both its marks, and no mark is left alone', () => {
  for (const [line, name] of [
    ['печиво «Савоярді» - 200 г', 'печиво «Савоярді»'],
    ['майонез "Королівський смак" 750 г', 'майонез "Королівський смак"'],
    ['вермішель «павутинка» – 100 г', 'вермішель «павутинка»'],
    ['2 шт "кіндер"', 'кіндер'],
    ['1 пачка «Пергю»', 'Пергю'],
  ] as const)
    expect(parseIngredientLine(line).foodText).toBe(name)
})
