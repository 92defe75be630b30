import { afterAll, beforeAll, expect, test } from 'bun:test'
import { startPublished } from '../../../support/published.ts'

let published: Awaited<ReturnType<typeof startPublished>>
beforeAll(async () => {
  published = await startPublished([
    {
      title: 'Юшка',
      lines: ['2 карасі', '3 картоплини'],
      step: 'Зварити. Можна в казанку на вогні.',
    },
    {
      title: 'Kotlíkový guláš',
      language: 'cs',
      lines: ['1 kg hovězí kližky', 'cibule'],
      step: 'V kotlíku nad ohněm dusit.',
    },
    {
      title: 'Corn',
      language: 'en',
      lines: ['4 ears of corn', 'salt'],
      step: 'Grill over hot coals for 10 minutes.',
    },
    {
      title: 'Roast',
      language: 'en',
      lines: ['1 kg pork', 'salt'],
      step: 'Roast in the oven at 180C for 2 hours.',
    },
    {
      title: 'Porridge',
      language: 'en',
      lines: ['100 g oats', 'milk'],
      step: 'Simmer over low heat for 10 minutes.',
    },
  ])
}, 60_000)
afterAll(() => published.app.stop())

test('over a fire in a kettle is cooked what says so, then what is made over coals, and nothing refused', async () => {
  for (const text of [
    'Jedeme pod stan, máme kotlík a oheň. Jeden z nás nejí hovězí',
    "We've got a fire and a pot, no beef",
    'їдемо в гори, буде казанок на вогні, без яловичини',
  ])
    expect([text, await published.titles(text)]).toEqual([text, ['Юшка', 'Corn']])
  expect(await published.titles('guláš v kotlíku')).toEqual(['Kotlíkový guláš'])
})
