import { afterAll, beforeAll, expect, test } from 'bun:test'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { type Asking, startAsking } from '../../../support/asking.ts'

let asking: Asking
beforeAll(async () => {
  asking = await startAsking()
}, 60_000)
afterAll(() => asking.app.stop())

const coursesOf = async (text: string) => {
  const titles = await asking.titles(text)
  return titles.map((title) => asking.dish(title).tags.join(' '))
}

test('what nobody can warm at work is good cold', async () => {
  await asking.finds(
    [
      'обід на роботу де нема мікрохвильовки',
      'packed lunch for work, eaten cold',
      'what can I take to the office that tastes fine cold?',
    ],
    ['Вінегрет із квашеною капустою', 'Black Bean Burritos'],
    ['Mushroom Stroganoff', 'Зелений борщ зі щавлем'],
  )
})

test('in a school bag lies what is held in a hand', async () => {
  await asking.finds(
    ['що покласти дитині в ланчбокс до школи', 'перекус у школу'],
    ['Сирники, які тримають форму', 'Домашні котлети, соковиті'],
    ['Зелений борщ зі щавлем', 'Хек, тушкований у сметані', 'Хумус із лимоном'],
  )
})

test('what is cooked for several days is a pot that keeps', async () => {
  await asking.finds(
    ['зварити щось на кілька днів', 'what can I cook on sunday that keeps for most of the week'],
    ['Smoky Chili con Carne', 'Red Lentil Soup with Lemon'],
    ['Яблучний пиріг із корицею', 'Грецький салат'],
  )
})

test('whoever turns on neither a stove nor an oven has a salad or a cold soup for dinner', async () => {
  await asking.finds(
    ["it's too hot to turn on the stove or the oven, what's for dinner?"],
    ['Грецький салат'],
    ['Sunday Roast Chicken with Gravy', 'Spaghetti Carbonara'],
  )
})

test('children are given nothing to drink that has spirits in it', async () => {
  const titles = await asking.titles('чим напоїти дітей на святі')
  expect(titles.length).toBeGreaterThan(0)
  const lines = titles.flatMap((title) => asking.dish(title).ingredients)
  expect(lines.filter((line) => /вин(?:о|а)|ром|коньяк|wine|rum/iu.test(line))).toEqual([])
})

test('a side dish is no sauce and no jam', async () => {
  for (const tags of await coursesOf('гарнір до м’яса')) expect(tags).not.toMatch(/соус|варення/u)
})

test('«nepečený» is what needs no oven', async () => {
  await asking.finds(['nepečený dort'], [], ['Medovník se salkem'])
})

test('«на пару» is how it is cooked, and two only where somebody is counted', async () => {
  await asking.finds(['котлети на пару'], [], ['Smažený sýr'])
})

test('where nobody has written a dish for babies, what is shown instead is not passed off as one', async () => {
  const told = async (text: string) => (await searchRecipes(asking.ctx, { text })).relaxed ?? ''
  expect(await told('що дати малюку 8 місяців')).toContain(
    'Страв для немовлят тут ще ніхто не записав.',
  )
  expect(await told('що дати дітям на вечерю')).not.toContain('немовлят')
})
