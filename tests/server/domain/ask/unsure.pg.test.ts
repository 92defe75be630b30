import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import type { FindAnswer } from '../../../../shared/wire/search.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import { guestOf } from '../../../support/asking.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const cook = app.caller()
  await cook.signUp('Леся Гнатюк')
  const dish = (title: string, ...foods: string[]) =>
    cook.publish({ title, ingredients: foods.map((text) => ({ text })) })
  await dish('Рисова каша', '200 г рису')
  await dish('Гречка', '200 г гречки')
  // The newest, and so the first that anybody is shown.
  await dish('Салат моря', '300 г креветок')
}, 60_000)
afterAll(() => app.stop())

const ask = (
  text: string,
  beside: { settled?: string[]; dropped?: string[]; prev?: string[] } = {},
) => searchRecipes(guestOf(app), { text, ...beside })
const titlesOf = async (answer: ReturnType<typeof ask>) =>
  (await answer).items.map((item) => item.title)

/** Nobody knows what these words say of shrimps. */
const unsure = 'креветки глюмкають у бамбулі'

describe('a food that may be wanted or refused', () => {
  test('filters nothing, and what has it stands last', async () => {
    const titles = await titlesOf(ask(unsure))
    expect(titles).toHaveLength(3)
    expect(titles.at(-1)).toBe('Салат моря')
  })

  test('is a chip, and the answer says how it was taken', async () => {
    const { chips, taken, summary } = await ask(unsure)
    expect(chips).toContainEqual({
      id: 'unsure:include:shrimp',
      kind: 'unsure',
      value: 'include:shrimp',
      label: 'креветки',
    })
    expect(taken).toContain('Неясно, чи це бажане')
    expect(summary).toContain('креветки')
  })

  test('is wanted or left out as soon as somebody says so', async () => {
    expect(await titlesOf(ask(unsure, { settled: ['with:include:shrimp'] }))).toEqual([
      'Салат моря',
    ])
    const without = await ask(unsure, { settled: ['without:include:shrimp'] })
    expect(without.items.map((item) => item.title).sort()).toEqual(['Гречка', 'Рисова каша'])
    expect(without.chips.map(({ id }) => id)).toContain('exclude:shrimp')
    expect(without.taken ?? '').not.toContain('Неясно')
  })

  test('makes no difference any more when its chip is taken away', async () => {
    const { chips } = await ask(unsure, { dropped: ['unsure:include:shrimp'] })
    expect(chips.map(({ kind }) => kind)).not.toContain('unsure')
  })
})

describe('what was refused in a question before', () => {
  test('is not brought back by its mere name', async () => {
    const titles = await titlesOf(ask('креветки', { prev: ['без креветок'] }))
    expect(titles).not.toContain('Салат моря')
  })

  test('comes back when it is asked for in so many words', async () => {
    const titles = await titlesOf(ask('а тепер хочу креветок', { prev: ['без креветок'] }))
    expect(titles).toContain('Салат моря')
  })
})

test('what is to be done about what came of a food is no wish, and is asked about where nothing answers it', async () => {
  for (const [q, id] of [
    ['After milk the baby cries all night, what can I do with this?', 'milk'],
    ['Після молока вся родина спить у різних кімнатах, що з ним робити', 'milk'],
    ['Після полуниці син увесь у червоних цятках, що з цим робити?', 'strawberry'],
  ] as const) {
    const { question } = await app.caller().query<FindAnswer>('feed.find', { q })
    expect([q, question?.chips.map((chip) => chip.id)]).toEqual([
      q,
      expect.arrayContaining([`unsure:include:${id}`]),
    ])
  }
})

test('a sentence that was understood says so though nothing answers it, and a lone name that nothing has does not', async () => {
  const find = (q: string) => app.caller().query<FindAnswer>('feed.find', { q })
  const asked = await find('топінамбур викопали на дачі, що з нього готувати')
  expect(asked.items).toEqual([])
  expect(asked.question?.chips.map(({ id }) => id)).toContain('include:jerusalem-artichoke')
  expect((await find('топінамбур')).question).toBeNull()
})

test('a refused word that nobody here knows is said to be unknown, with what is shown all the same', async () => {
  const { items, chips, relaxed } = await ask('каша без бубурдульки')
  expect(items.map(({ title }) => title)).toEqual(['Рисова каша'])
  expect(chips).toContainEqual(
    expect.objectContaining({ kind: 'unknownExclusions', label: 'бубурдульки?' }),
  )
  expect(relaxed).toBe(
    'Невідомо, що таке «бубурдульки», тож відкинуто лише страви, де це слово є. Склад перегляньте самі.',
  )
})
