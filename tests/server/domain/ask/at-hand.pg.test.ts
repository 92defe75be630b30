import { afterAll, beforeAll, expect, test } from 'bun:test'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { startPublished } from '../../../support/published.ts'

let published: Awaited<ReturnType<typeof startPublished>>

beforeAll(async () => {
  published = await startPublished([
    { title: 'Кабачок печений', lines: ['2 кабачки', 'сіль'] },
    { title: 'Summer stew', language: 'en', lines: ['1 zucchini', '2 tomatoes', '100 g feta'] },
    { title: 'Помідори з базиліком', lines: ['4 помідори', 'базилік'] },
    { title: 'Sunday bake', language: 'en', lines: ['1 zucchini', '3 tomatoes', '1 onion'] },
    { title: 'Хумус', tags: ['соус'], lines: ['200 г нуту'] },
    { title: 'Соус до чипсів', tags: ['соус'], lines: ['200 г сметани'] },
    { title: 'Намазка з квасолі', tags: ['закуска'], lines: ['200 г квасолі'] },
    { title: 'Пюре картопляне', tags: ['гарнір'], lines: ['1 кг картоплі'] },
    { title: 'Борщ', tags: ['суп'], lines: ['2 буряки'] },
    { title: 'Юшка з коропа', tags: ['суп'], lines: ['1 короп'] },
    { title: 'Свинина печена з кнедликами', tags: ['печеня'], lines: ['1 кг свинини'] },
    { title: 'Запечена качка', lines: ['1 качка'] },
  ])
}, 60_000)
afterAll(() => published.app.stop())

const titles = (text: string) => published.titles(text)

test('a dish that uses all that is at hand stands first, and one that shares a single food is none', async () => {
  for (const text of [
    'що приготувати, залишились кабачок, помідори і фета',
    'use up zucchini, tomatoes and feta',
    'zbyla mi cuketa, rajčata a feta',
    'у холодильнику кабачок, помідори й фета, що зробити',
  ]) {
    expect([text, await titles(text)]).toEqual([text, ['Summer stew', 'Sunday bake']])
  }
})

const dips = ['Намазка з квасолі', 'Соус до чипсів', 'Хумус']

test('a dip is any sauce or spread, a side dish any side, a soup any soup, whatever they are called', async () => {
  expect((await titles('a dip')).sort()).toEqual(dips)
  expect(await titles('a side dish')).toEqual(['Пюре картопляне'])
  expect((await titles('супчик')).sort()).toEqual(['Борщ', 'Юшка з коропа'])
})

test('what a side dish or a dip is for need not be in it', async () => {
  for (const text of ['a side dish for fish', 'гарнір до риби', 'příloha k masu'])
    expect([text, await titles(text)]).toEqual([text, ['Пюре картопляне']])
  expect((await titles('a dip for chips')).sort()).toEqual(dips)
  for (const text of ['соус до чипсів', 'omáčka k masu'])
    expect([text, (await titles(text)).sort()]).toEqual([text, ['Соус до чипсів', 'Хумус']])
})

test('a dish that is called as a kind of soup is that dish alone', async () => {
  expect(await titles('юшка')).toEqual(['Юшка з коропа'])
})

test('a day of the week is looked for in no recipe', async () => {
  for (const text of [
    ...['борщ у понеділок', 'по середах борщ', 'борщ у п’ятницю', 'недільний борщ'],
    ...['borscht on Mondays', 'borscht for the weekend', 'boršč na sobotu', 'v pondělí boršč'],
  ]) {
    const found = await searchRecipes(published.ctx, { text, limit: 50 })
    const { items, relaxed } = found
    expect([text, items.map((item) => item.title), relaxed]).toEqual([text, ['Борщ'], null])
  }
})
