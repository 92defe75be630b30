import { afterAll, beforeAll, expect, test } from 'bun:test'
import { startPublished } from '../../../support/published.ts'

let published: Awaited<ReturnType<typeof startPublished>>

beforeAll(async () => {
  published = await startPublished([
    { title: 'Guacamole', language: 'en', lines: ['2 avocados', '1 lime'] },
    {
      title: 'Тако з яловичиною та сальсою',
      language: 'uk',
      lines: ['500 г яловичини', '100 г гуакамоле'],
    },
    { title: 'Хумус', language: 'uk', lines: ['200 г нуту'] },
    { title: 'Falafel with hummus', language: 'en', lines: ['200 g chickpeas', '100 g hummus'] },
    {
      title: 'Fish Tacos with Lime Slaw',
      language: 'en',
      tags: ['dinner'],
      lines: ['500 g cod', '1 cabbage'],
    },
    {
      title: 'Teriyaki Tofu Rice Bowl',
      language: 'en',
      lines: ['200 g tofu', '200 g rice', '50 g salad leaves'],
    },
    {
      title: 'Грецький салат',
      language: 'uk',
      tags: ['салат'],
      lines: ['2 помідори', '100 г фети'],
    },
    {
      title: 'Chicken Caesar Salad',
      language: 'en',
      tags: ['salad'],
      lines: ['300 g chicken', '1 lettuce'],
    },
    { title: 'Бограч', language: 'uk', lines: ['800 г яловичини (лопатка або гомілка)'] },
    {
      title: 'Торт',
      language: 'uk',
      lines: ['200 г борошна', '100 г шоколаду (можна з фундуком)'],
    },
    {
      title: 'Pad Thai',
      language: 'en',
      lines: ['200 g rice noodles', '2 eggs', '2 tbsp tamari'],
    },
    { title: 'Udon Bowl', language: 'en', lines: ['200 g udon noodles', '1 zucchini'] },
    { title: 'Рагу', language: 'uk', lines: ['картопля та морква', 'зелень (кріп, петрушка)'] },
  ])
}, 60_000)
afterAll(() => published.app.stop())

const ask = (text: string) => published.titles(text)

test('the dish that is called as was asked comes first, whatever else has it in its name', async () => {
  for (const text of ['guacamole', 'guacamole recipe', 'гуакамоле', 'рецепт гуакамоле']) {
    const [first] = await ask(text)
    expect({ text, first }).toEqual({ text, first: 'Guacamole' })
  }
  for (const text of ['хумус', 'як приготувати хумус?', 'hummus', 'how to make hummus']) {
    const [first] = await ask(text)
    expect({ text, first }).toEqual({ text, first: 'Хумус' })
  }
})

test('a course is met by dishes of that course, not by what is served with one', async () => {
  expect(await ask('салат')).toEqual(['Грецький салат', 'Chicken Caesar Salad'])
})

test('of equal answers the one that is written as the question was stands first', async () => {
  expect(await ask('salad')).toEqual(['Chicken Caesar Salad', 'Грецький салат'])
})

test('what a line only speaks of brings the dish to nobody, and still keeps it from who refuses it', async () => {
  expect(await ask('щось із фундуком')).not.toContain('Торт')
  const refused = await ask('без фундука')
  expect(refused).not.toContain('Торт')
  expect(refused).toContain('Рагу')
})

test('a cut of meat beside an animal is of no other animal', async () => {
  const withChicken = await ask('щось із куркою')
  expect(withChicken).toEqual(['Chicken Caesar Salad'])
  expect(await ask('щось із яловичини')).toContain('Бограч')
})

test('what stands together in a line, or is named as its kind, is asked for', async () => {
  expect(await ask('щось із морквою')).toEqual(['Рагу'])
  expect(await ask('щось із кропом')).toEqual(['Рагу'])
})

test('noodles are of whatever they are made, and without gluten of rice', async () => {
  expect((await ask('noodles')).toSorted()).toEqual(['Pad Thai', 'Udon Bowl'])
  expect(await ask('noodles without gluten')).toEqual(['Pad Thai'])
  expect((await ask('щось з локшиною')).toSorted()).toEqual(['Pad Thai', 'Udon Bowl'])
})
