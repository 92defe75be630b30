import { expect, test } from 'bun:test'
import { believed } from '../../../../server/domain/pantry/believed.ts'

test('a day ends by the clocks of the kitchen, and not by those of the server', () => {
  const now = new Date('2026-11-30T22:30:00Z')
  const milk = {
    food: 'milk',
    text: 'молоко',
    seenAt: new Date('2026-11-29T10:00:00Z'),
    kept: { bestBefore: '2026-11-30', openedOn: null, opened: false },
  }
  expect(believed(milk, now)).toBe('old')
  expect(believed({ ...milk, timeZone: 'Europe/Kyiv' }, now)).toBe('old')
  expect(believed({ ...milk, timeZone: 'Atlantic/Azores' }, now)).toBe('fresh')
})
