import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { searchUk } from '../../../../shared/language/search.uk.ts'
import { type Asking, startAsking } from '../../../support/asking.ts'

let asking: Asking
beforeAll(async () => {
  asking = await startAsking()
}, 60_000)
afterAll(() => asking.app.stop())

const ask = (text: string, more = {}) => searchRecipes(asking.ctx, { text, limit: 10, ...more })
const titles = async (text: string) => (await ask(text)).items.map(({ title }) => title)
const tagsOf = (title: string) => asking.dish(title).tags.join(' ')

describe('what recipes themselves say', () => {
  test('is enough where they do: a feast shows no dish that only goes with such feasts', async () => {
    const found = await titles('jídlo na Štědrý den')
    expect(found).toContain('Vánoční bramborový salát')
    expect(found).not.toContain('Sunday Roast Chicken with Gravy')
  })

  test('of a kitchen leaves out what is only thought to be of it, with a refusal too', async () => {
    expect(await titles('щось грузинське')).not.toContain('Шашлик зі свинячої шийки')
    expect(await titles('щось грузинське без горіхів')).toEqual(['Хачапурі по-аджарськи'])
  })
})

describe('several wishes at once', () => {
  test('of occasions are met by every dish, where any dish meets them all', async () => {
    const found = await titles('щось літнє для дітей')
    expect(found.length).toBeGreaterThan(1)
    for (const title of found) expect(tagsOf(title)).toMatch(/літнє.*дітей|дітей.*літнє/)
  })

  test('and where none does, it is said that each meets one of them', async () => {
    const { items, relaxed } = await ask('осіннє на Великдень')
    expect(items.length).toBeGreaterThan(0)
    expect(relaxed).toContain(searchUk.loosely.split('{')[0] ?? '')
  })

  test('of a salad and the meal for which it is are no other dishes of that meal', async () => {
    const found = await titles('салат на вечерю')
    expect(found.length).toBeGreaterThan(3)
    for (const title of found) expect(tagsOf(title)).not.toMatch(/суп|soup|polévka/)
  })
})

describe('a price', () => {
  test('that no whole dish keeps is taken for that of a serving, and it is said', async () => {
    const { items, relaxed } = await ask('вечеря з риби, дешевше 60 гривень')
    expect(items.map(({ title }) => title).toSorted()).toEqual([
      'Короп, запечений зі сметаною',
      'Хек, тушкований у сметані',
    ])
    expect(relaxed).toContain(searchUk.priceOfServing)
  })

  test('goes on so on the next page', async () => {
    const first = await ask('вечеря з риби, дешевше 60 гривень', { limit: 1 })
    const rest = await ask('вечеря з риби, дешевше 60 гривень', { limit: 1, cursor: first.next })
    expect([...first.items, ...rest.items].map(({ title }) => title).toSorted()).toEqual([
      'Короп, запечений зі сметаною',
      'Хек, тушкований у сметані',
    ])
  })

  test('is of each where that is said, and of all where that is', async () => {
    const each = await ask('dinner under 40 uah each')
    expect(each.items.length).toBeGreaterThan(3)
    expect(each.items.every(({ pricePerServing }) => pricePerServing <= 4000)).toBe(true)
    expect(each.relaxed).toBeNull()
    const { items } = await ask('feeding 8 people on 250 hryvnias in total')
    expect(items.length).toBeGreaterThan(3)
    expect(items.every(({ pricePerServing }) => pricePerServing * 8 <= 25_000)).toBe(true)
  })
})

test('a food that no recipe has is looked for as what it is a kind of, and that is said', async () => {
  const { items, relaxed } = await ask('свинячі відбивні на кістці')
  expect(items.map(({ title }) => title)).toContain('Vepřo knedlo zelo')
  expect(relaxed).toContain(searchUk.instead.split('{')[0] ?? '')
  expect(await titles('щось із індички')).toEqual([])
})

test('words that people say around any food neither empty an answer nor choose it by chance', async () => {
  expect((await titles('klasická česká jídla na návštěvu')).length).toBe(10)
  expect((await titles('що взяти на пікнік')).length).toBeGreaterThan(3)
})

test('much protein is in what is known to give it, and not in cabbage', async () => {
  const found = await titles('багато білка, до 40 хв')
  expect(found).toContain('Лосось із броколі на деку')
  expect(found).not.toContain('Салат із молодої капусти й огірка')
})
