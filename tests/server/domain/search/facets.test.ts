import { expect, test } from 'bun:test'
import { searchTerms } from '../../../../server/domain/search/document.ts'
import { withoutFoods } from '../../../../server/domain/search/filters.ts'
import type { Weight } from '../../../../server/domain/search/interned.ts'
import { parseIngredientLine } from '../../../../shared/food/line/parse.ts'

interface Some {
  title: string
  tags?: string[]
  lines?: string[]
  steps?: string[]
  cookMinutes?: number
  pricePerServing?: number
}

function termsOf({ title, tags = [], lines = [], steps = [], ...rest }: Some): Map<string, Weight> {
  return searchTerms({
    ...{ title, description: '', tags, prepMinutes: null, cookMinutes: null, pricePerServing: 0 },
    ...rest,
    ingredients: lines.map((line) => parseIngredientLine(line)),
    steps: steps.map((text) => ({ text })),
  })
}

const isRefused = (recipe: Some, ...foods: string[]) => {
  const terms = termsOf(recipe)
  return withoutFoods(foods).some((never) => terms.has(never.slice("!'".length, -"'".length)))
}

test('a title names what is cooked, and the lines say what that is made of', () => {
  const buns = { title: 'Пампушки з часником', lines: ['500 г борошна', '5 г дріжджів', 'сіль'] }
  expect(isRefused(buns, 'egg')).toBe(false)
  expect(isRefused({ ...buns, lines: [...buns.lines, '1 яйце'] }, 'egg')).toBe(true)
  const granola = { title: 'Maple and Seed Granola', lines: ['300 g rolled oats'] }
  expect(isRefused(granola, 'milk')).toBe(false)
  expect(isRefused({ title: 'Тефтелі з рисом', lines: ['400 г курячого фаршу'] }, 'flour')).toBe(
    false,
  )
  expect(isRefused({ title: 'Бутерброди з майонезом' }, 'egg')).toBe(true)
})

test('mayonnaise holds the mustard that only its allergens tell of', () => {
  const salad = { title: 'Салат', lines: ['100 г майонезу'] }
  expect(isRefused(salad, 'mustard')).toBe(true)
  expect(isRefused({ ...salad, lines: ['100 г сметани'] }, 'mustard')).toBe(false)
})

test('an oven is meant by what is baked at its heat, and no pan is one', () => {
  const hasOven = (step: string) => termsOf({ title: 'Страва', steps: [step] }).has('e:oven')
  expect(hasOven('Печіть за 180 °C до золотистого.')).toBe(true)
  expect(hasOven('Bake at 180 °C until golden.')).toBe(true)
  expect(hasOven('Každý díl upečte při 180 °C.')).toBe(true)
  expect(hasOven('Розігрійте олію до 170 °C і смажте.')).toBe(false)
  expect(hasOven('Palačinky pečte na pánvi z obou stran.')).toBe(false)
  expect(hasOven('Залиште на три дні за 18–20 °C.')).toBe(false)
})

test('what takes minutes at the stove is cooked', () => {
  expect(termsOf({ title: 'Вінегрет', cookMinutes: 60 }).has('u:cooked')).toBe(true)
  expect(termsOf({ title: 'Грецький салат', cookMinutes: 0 }).has('u:cooked')).toBe(false)
})

test('an occasion that was spoken of counts, and one that such dishes go with is only found', () => {
  expect(termsOf({ title: 'Vánoční salát' }).get('o:christmas')).toBe('B')
  expect(termsOf({ title: 'Sunday Roast Chicken' }).get('o~:christmas')).toBe('')
  expect(termsOf({ title: 'Каша', pricePerServing: 1500 }).get('o:budget')).toBe('B')
  expect(termsOf({ title: 'Стейк', pricePerServing: 4500 }).get('o~:budget')).toBe('')
  expect(
    termsOf({ title: 'Стейк', pricePerServing: 4500, tags: ['бюджетно'] }).get('o:budget'),
  ).toBe('B')
})

test('a dish for Christmas or a birthday is one for a feast', () => {
  expect(termsOf({ title: 'Vánoční salát' }).get('o:festive')).toBe('B')
  expect(termsOf({ title: 'Medovník', tags: ['svátek', 'česká kuchyně'] }).get('o:festive')).toBe(
    'B',
  )
  expect(termsOf({ title: 'Літній салат' }).has('o:festive')).toBe(false)
})

test('a kitchen that was named counts, and one that the dish is known from is only found', () => {
  expect(termsOf({ title: 'Лобіо', tags: ['грузинська кухня'] }).get('n:georgian')).toBe('B')
  expect(termsOf({ title: 'Шашлик' }).get('n~:georgian')).toBe('')
})

test('tacos are no burritos', () => {
  const dishes = (title: string) =>
    [...termsOf({ title }).keys()].filter((term) => term.startsWith('d:'))
  expect(dishes('Тако з яловичиною та сальсою')).toEqual(['d:taco'])
  expect(dishes('Black Bean Burritos')).toEqual(['d:burrito'])
})

test('oats that are cooked are porridge, and what else they go into is not', () => {
  const isPorridge = (title: string) => termsOf({ title }).has('d:porridge')
  expect(isPorridge('Вівсянка з яблуком і корицею')).toBe(true)
  expect(isPorridge('Oatmeal with berries')).toBe(true)
  expect(isPorridge('Вівсяне печиво')).toBe(false)
  expect(isPorridge('Oatmeal cookies')).toBe(false)
})

test('a Czech sauce is a sauce, whatever stands beside it', () => {
  expect(termsOf({ title: 'Svíčková', tags: ['omáčka', 'česká kuchyně'] }).has('c:sauce')).toBe(
    true,
  )
})

test('a sweet bake is no dinner, biscuits without sugar are a sweet, and what is written in Czech is Czech', () => {
  const bake = termsOf({
    title: 'Rýžový nákyp s meruňkami',
    lines: ['250 g rýže', '1 l mléka', '100 g cukru', '500 g meruněk'],
  })
  expect([bake.has('c:dessert'), bake.has('c:main')]).toEqual([true, false])
  const biscuits = termsOf({
    title: 'Пісне вівсяне печиво з бананом',
    lines: ['250 г вівсяних пластівців', '3 стиглі банани'],
  })
  expect(biscuits.has('c:dessert')).toBe(true)
  const salty = termsOf({
    title: 'Печиво з часником',
    lines: ['200 г борошна', '2 зубчики часнику'],
  })
  expect(salty.has('c:dessert')).toBe(false)
  const soup = { lines: ['10 stroužků česneku', '4 brambory'], tags: ['polévky'] }
  expect(termsOf({ title: 'Česnečka s krutony', ...soup }).has('n:czech')).toBe(true)
  expect(termsOf({ title: 'Italská minestrone', ...soup }).has('n:czech')).toBe(false)
})

test('what is poured on a tray and baked goes into an oven, though nobody says how hot it is', () => {
  const cake = { title: 'Babiččina bublanina', lines: ['300 g polohrubé mouky', '150 g cukru'] }
  expect(termsOf({ ...cake, steps: ['Vlijte na plech a pečte 35 minut.'] }).has('e:oven')).toBe(
    true,
  )
})
