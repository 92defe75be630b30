import { expect, test } from 'bun:test'
import { searchTerms } from '../../../../server/domain/search/document.ts'
import { facetsOf } from '../../../../server/domain/search/facets.ts'
import { parseIngredientLine } from '../../../../shared/food/line/parse.ts'

const recipe = (title: string, lines: readonly string[], ...steps: readonly string[]) => ({
  title,
  description: '',
  tags: [],
  equipment: [],
  servings: 4,
  prepMinutes: 10,
  cookMinutes: 20,
  restMinutes: null,
  pricePerServing: 0,
  ingredients: lines.map((text) => parseIngredientLine(text)),
  steps: steps.map((text) => ({ text })),
})

test('a title that leaves the oven cold is of no oven', () => {
  const { equipment } = facetsOf(
    recipe('Торт «Ледачий», духовку не вмикаємо', ['500 г сметани', '600 г печива'], 'Змішати.'),
  )
  expect(equipment).toContain('no-bake')
  expect(equipment).not.toContain('oven')
})

test('what is baked from a cold oven is baked', () => {
  const { equipment } = facetsOf(
    recipe('Не розігрівайте духовку: піца', ['500 г борошна'], 'Випікати при 220 °C.'),
  )
  expect(equipment).toContain('oven')
  expect(equipment).not.toContain('no-bake')
})

test('a broth is a soup, though it is boiled of meat', () => {
  const { courses } = facetsOf(
    recipe('Курячий бульйон', ['1 курка', '1 цибулина', '2 моркви'], 'Варити годину.'),
  )
  expect(courses).toEqual(['soup'])
})

test('what is fried in so much fat that it swims is deep-fried', () => {
  const of = (...steps: string[]) =>
    facetsOf(recipe('Котлети', ['500 г фаршу'], ...steps)).equipment
  for (const step of ['Обсмажте у фритюрі.', 'Deep fry until golden.'])
    expect(of(step)).toContain('deep-fried')
  expect(of('Obalte ve strouhance.', 'Smažte prudce v oleji.')).toContain('deep-fried')
  for (const step of [
    'В розігрітій олії обсмажити цибулю.',
    'Smažte cibuli v oleji dozlatova.',
    'Do not deep fry, bake instead.',
  ])
    expect(of(step)).not.toContain('deep-fried')
  expect(
    facetsOf(recipe('Котлети', ['500 г фаршу'], 'Смажте на сковороді.')).equipment,
  ).not.toContain('deep-fried')
})

test('what is fried over coals needs no stove', () => {
  const { equipment } = facetsOf(
    recipe('Овочі на мангалі', ['2 баклажани', '3 перці'], 'Смажити на решітці над вугіллям.'),
  )
  expect(equipment).toContain('grill')
  expect(equipment).not.toContain('stove')
})

test('a cooked vegetable is a side dish as well, and a raw one or one with meat is not', () => {
  const cabbage = ['1 кг капусти', '1 цибуля', '100 г чорносливу']
  const of = (title: string, lines: string[], step: string) =>
    facetsOf(recipe(title, lines, step)).courses
  expect(of('Тушкована капуста', cabbage, 'Тушкувати 30 хвилин.')).toEqual(['main', 'side'])
  expect(of('Капуста з ковбасою', [...cabbage, '300 г ковбаси'], 'Тушкувати.')).toEqual(['main'])
  expect(of('Помідори з базиліком', ['4 помідори', 'базилік'], 'Нарізати.')).not.toContain('side')
})

test('a smoothie is drunk, but for one in a bowl, and hummus is spread whatever praises it', () => {
  const fruit = ['1 банан', '200 мл молока']
  expect(facetsOf(recipe('Зелений смузі', fruit, 'Збити.')).courses).toContain('drink')
  expect(facetsOf(recipe('Смузі-боул', fruit, 'Збити.')).courses).not.toContain('drink')
  expect(facetsOf(recipe('Silky hummus', ['1 tin chickpeas'], 'Blend.')).dishes).toContain(
    'spread-dish',
  )
})

test('mulled juice holds no wine by its name, unless a line or a step may be one', () => {
  const of = (...lines: string[]) => [...searchTerms(recipe('Глінтвейн для водіїв', lines)).keys()]
  const poured = recipe('Глінтвейн', ['1 л вишневого соку'], 'Вино підігріти зі спеціями.')
  expect([...searchTerms(poured).keys()]).toContain('f:alcohol')
  expect(of()).toContain('f:alcohol')
  expect(of('спеції для глінтвейну')).toContain('f:alcohol')
  expect(of('1 л вишневого соку', '50 мл коньяку')).toContain('f:mulled-wine')
  const pears = recipe('Груші в глінтвейні', ['1 л вишневого соку', '4 груші'], 'Варити.')
  expect([...searchTerms(pears).keys()]).toContain('f:mulled-wine')
  expect(of('1 л вишневого соку', '5 гвоздичок')).not.toContain('f:alcohol')
  expect(of('1 л вишневого соку', 'пляшка чогось доброго')).toContain('f:alcohol')
  expect(of('1 л червоного вина', '5 гвоздичок')).toContain('f:alcohol')
})

test('a spread of vegetables is no dinner', () => {
  const { courses, dishes } = facetsOf(
    recipe('Кабачкова ікра', ['2 кг кабачків', '3 моркви', '100 г томатної пасти'], 'Тушкувати.'),
  )
  expect([courses, dishes]).toEqual([['snack'], ['spread-dish']])
})

test('salt is no spice that somebody may refuse', () => {
  const plain = recipe('Пюре', ['1 кг картоплі', 'сіль'], 'Варити.')
  const spiced = recipe('Пюре', ['1 кг картоплі', 'мускатний горіх'], 'Варити.')
  expect([...searchTerms(plain).keys()]).not.toContain('f:spice')
  expect([...searchTerms(spiced).keys()]).toContain('f:spice')
})

test('what lies in the embers is for a fire outside, and what a grill of an oven browns is not', () => {
  const of = (...steps: string[]) =>
    facetsOf(recipe('Foil packets', ['500 g potatoes'], ...steps)).occasions
  for (const step of [
    'Cook in the embers of a campfire.',
    'Готуйте на вугіллі.',
    'Pečte v žhavém uhlí.',
  ])
    expect([step, of(step)]).toEqual([step, expect.arrayContaining(['barbecue'])])
  for (const step of [
    'Brown in a hot oven.',
    'Brush with barbecue sauce.',
    'Варити на малому вогні.',
  ])
    expect([step, of(step)]).not.toEqual([step, expect.arrayContaining(['barbecue'])])
})

test('a stir-fry holds no chips, and knedlo is dumplings', () => {
  const fried = recipe('Tofu stir-fry', ['400 g firm tofu'], 'Stir-fry.')
  expect([...searchTerms(fried).keys()]).not.toContain('f:potato')
  const roast = recipe('Vepřo knedlo zelo', ['1 kg vepřové plece'], 'Pečte.')
  expect([...searchTerms(roast).keys()]).toContain('f:bread-dumplings')
})
