import { afterAll, beforeAll, expect, test } from 'bun:test'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { type Asking, startAsking } from '../../../support/asking.ts'

let asking: Asking
beforeAll(async () => {
  asking = await startAsking()
}, 60_000)
afterAll(() => asking.app.stop())

const relaxed = async (text: string) => (await searchRecipes(asking.ctx, { text })).relaxed ?? ''

test('how a dish is to eat is found in any language, and is left out beside what is not so', async () => {
  for (const text of ['something crunchy', 'щось хрустке', 'něco křupavého']) {
    const found = await asking.titles(text)
    for (const title of ['Crunchy Coleslaw', 'Вергуни', 'Bramboráky s majoránkou'])
      expect(found, text).toContain(title)
  }
  expect(await asking.titles('crunchy salad')).toContain('Грецький салат')
  expect(await relaxed('crunchy salad')).toContain('crunchy')
})

test('who refuses what is creamy refuses cream', async () => {
  expect(await asking.titles('nothing creamy, soup')).not.toContain('Kulajda s koprem a vejcem')
})

test('what is like a dish, and not as it is, is near that dish', async () => {
  for (const text of ['like burritos but with meat', 'щось як буріто, але з м’ясом'])
    expect(await asking.titles(text), text).toContain('Тако з яловичиною та сальсою')
  expect(await asking.titles('something like guacamole but without avocado')).toContain(
    'Хумус із лимоном',
  )
  expect(await asking.titles('něco jako guláš, ale bez masa')).toContain('Ratatouille')
})

test('of a dish or a course either is enough', async () => {
  for (const text of ['торт чи щось до чаю', 'dort nebo něco ke kávě']) {
    const found = await asking.titles(text)
    expect(found, text).toContain('Медівник зі сметанним кремом')
    expect(found, text).toContain('Яблучний пиріг із корицею')
  }
})

test('a word that refuses is no part of the name of a dish', async () => {
  const found = await asking.titles('що приготувати з картоплі крім супу')
  expect(found).toContain('Деруни зі сметаною')
  expect(found).not.toContain('Bramboračka s houbami')
})

test('to what fills a plate a main dish is asked for', async () => {
  for (const text of [
    'є пюре, що до нього',
    'what goes with mashed potatoes',
    'co k bramborové kaši',
  ])
    expect(await asking.titles(text), text).toContain('Гречаники з томатною підливою')
  expect(await asking.titles('є пюре, треба до нього щось із підливою')).not.toContain(
    'Цвіклі з хроном',
  )
})

test('a vegetable pie is no meat pie, and a meat pie is', async () => {
  for (const text of ['морквяний пиріг', 'carrot pie', 'mrkvový koláč'])
    expect(await asking.titles(text), text).toEqual([])
  expect(await asking.titles('meat pie')).toEqual(['Shepherd’s Pie'])
  expect((await asking.titles('shepards pie'))[0]).toBe('Shepherd’s Pie')
})

test('what is met by a dish that is shown is not said to be met by none', async () => {
  expect(await relaxed('high protein low carb dinner')).toBe('')
  expect(await relaxed('něco bez lepku na neděli k obědu')).not.toContain('nevyhovělo')
})

test('light is what is little to burn', async () => {
  for (const text of ['light dinner', 'легка вечеря', 'lehká večeře']) {
    const found = await asking.titles(text)
    expect(found, text).toContain('Ratatouille')
    expect(found, text).not.toContain('Chicken Caesar Salad')
    expect(found, text).not.toContain('Teriyaki Tofu Rice Bowl')
  }
})

test('nobody is left hungry after a long evening or on a rainy day', async () => {
  for (const text of ['hangover', 'що їсти на похмілля', 'na kocovinu', 'cosy rainy day food'])
    expect((await asking.titles(text)).length, text).toBeGreaterThan(4)
})
