import { afterAll, beforeAll, expect, test } from 'bun:test'
import { startPublished } from '../../../support/published.ts'

let published: Awaited<ReturnType<typeof startPublished>>
beforeAll(async () => {
  published = await startPublished([
    {
      title: 'Медівник',
      tags: ['десерт'],
      lines: ['300 г борошна', '3 яйця', '200 г сметани', '200 г цукру'],
      step: 'Пекти при 180 °C.',
    },
    {
      title: 'Полуничне варення',
      tags: ['консервація'],
      lines: ['2 кг полуниць', '1 кг цукру'],
      step: 'Варити.',
    },
    {
      title: 'Огірки квашені',
      tags: ['консервація'],
      lines: ['2 кг огірків', '2 ст. л. солі'],
      step: 'Залити.',
    },
  ])
}, 60_000)
afterAll(() => published.app.stop())

test('jam is eaten with tea, behind what is a dessert', async () => {
  expect(await published.titles('солоденьке до чаю')).toEqual(['Медівник', 'Полуничне варення'])
  expect(await published.titles('Не їм нічого тваринного. Солоденьке до чаю є?')).toEqual([
    'Полуничне варення',
  ])
  expect(await published.titles('десерт')).toEqual(['Медівник'])
})
