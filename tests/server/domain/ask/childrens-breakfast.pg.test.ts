import { afterAll, beforeAll, expect, test } from 'bun:test'
import { startPublished } from '../../../support/published.ts'

let published: Awaited<ReturnType<typeof startPublished>>
beforeAll(async () => {
  published = await startPublished([
    {
      title: 'Сирники',
      tags: ['сніданок', 'дітям'],
      lines: ['500 г сиру', '1 яйце'],
      step: 'Смажити.',
      minutes: [5, 20],
    },
    {
      title: 'Оладки з яєць',
      tags: ['сніданок', 'дітям'],
      lines: ['2 яйця', '1 банан'],
      step: 'Смажити.',
      minutes: [5, 20],
    },
    {
      title: 'Млинці дитячі',
      tags: ['сніданок', 'дітям'],
      lines: ['2 яйця', '300 мл молока'],
      step: 'Смажити.',
      minutes: [5, 20],
    },
    {
      title: 'Рисова каша на воді',
      lines: ['1 склянка рису', '1 яблуко'],
      step: 'Розварити.',
      minutes: [5, 20],
    },
  ])
}, 60_000)
afterAll(() => published.app.stop())

test('what anybody has for breakfast stands behind what is for children, and a refusal adds none', async () => {
  const all = await published.titles('сніданок для дитини')
  expect(all.slice(0, 3).toSorted()).toEqual(['Млинці дитячі', 'Оладки з яєць', 'Сирники'])
  expect(all).toContain('Рисова каша на воді')
  expect(await published.titles('сніданок для дитини, алергія на яйце й молоко')).toEqual([
    'Рисова каша на воді',
  ])
})
