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
      title: 'Пампушки часникові',
      tags: ['випічка'],
      lines: ['400 г борошна', '3 зубчики часнику'],
      step: 'Пекти при 190 °C.',
      minutes: [5, 20],
    },
    {
      title: 'Юшка рибна',
      tags: ['на природі'],
      lines: ['500 г карасів', '3 картоплини'],
      step: 'Зварити.',
      minutes: [5, 20],
    },
    {
      title: 'Шашлик',
      tags: ['на природі'],
      lines: ['1 кг свинини', '2 цибулини'],
      step: 'Смажити на мангалі.',
      minutes: [5, 20],
    },
    {
      title: 'Пиріжки',
      tags: ['випічка'],
      lines: ['600 г борошна', '1 кг капусти'],
      step: 'Пекти при 190 °C.',
      minutes: [5, 20],
    },
  ])
}, 60_000)
afterAll(() => published.app.stop())

test('a snack to take along may be a sandwich, though somebody has it for lunch', async () => {
  const titles = await published.titles('веганський перекус з собою')
  expect(titles).toContain('Сендвіч із нутом')
  // Bread alone stands behind.
  expect(titles.at(-1)).toBe('Пампушки часникові')
})

test('what is eaten with hands is no soup and comes from no skewer', async () => {
  const titles = await published.titles('що взяти в потяг, щоб можна було їсти руками')
  expect(titles).toContain('Пиріжки')
  expect(titles).not.toContain('Юшка рибна')
  expect(titles).not.toContain('Шашлик')
})
