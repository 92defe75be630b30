import { afterAll, beforeAll, expect, test } from 'bun:test'
import { startPublished } from '../../../support/published.ts'

let published: Awaited<ReturnType<typeof startPublished>>
beforeAll(async () => {
  published = await startPublished([
    {
      title: 'Сендвіч із нутом',
      tags: ['обід'],
      lines: ['1 банка нуту', '4 скибки хліба'],
      step: 'Скласти.',
      minutes: [5, 0],
    },
    {
      title: 'Юшка рибна',
      tags: ['на природі'],
      lines: ['500 г карасів', '3 картоплини'],
      step: 'Зварити.',
    },
    {
      title: 'Шашлик',
      tags: ['на природі'],
      lines: ['1 кг свинини', '2 цибулини'],
      step: 'Смажити на мангалі.',
    },
    {
      title: 'Пиріжки',
      tags: ['випічка'],
      lines: ['600 г борошна', '1 кг капусти'],
      step: 'Пекти при 190 °C.',
    },
    {
      title: 'Гарбузовий крем-суп',
      lines: ['800 г гарбуза', '1 цибулина'],
      step: 'Зварити, збити блендером.',
    },
    {
      title: 'Гаспачо',
      tags: ['перше'],
      lines: ['6 помідорів', '1 огірок'],
      step: 'Збити блендером, охолодити.',
      minutes: [5, 0],
    },
  ])
}, 60_000)
afterAll(() => published.app.stop())

test('who may have only what is mashed is given nothing else', async () => {
  expect(await published.titles('лікар дозволив тільки протерте')).toEqual(['Гарбузовий крем-суп'])
})
