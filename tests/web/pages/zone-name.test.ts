import { expect, test } from 'bun:test'
import { zoneName, zonesToChoose } from '../../../web/pages/settings/zoneName.ts'

test('a zone is named as one reads it, and Kyiv as Kyiv whatever a browser calls it', () => {
  expect(zoneName('America/Argentina/Rio_Gallegos')).toBe('America / Argentina / Rio Gallegos')
  expect(zoneName('Europe/Kiev')).toBe('Europe / Kyiv')
  expect(zoneName('Europe/Kyiv')).toBe('Europe / Kyiv')
})

test('the zone that is set stands once among those of the browser, under whichever of its names', () => {
  const known = ['Asia/Tokyo', 'Europe/Kiev', 'Europe/Prague']
  expect(zonesToChoose('Europe/Kyiv', known)).toEqual([
    'Asia/Tokyo',
    'Europe/Kyiv',
    'Europe/Prague',
  ])
  expect(zonesToChoose('UTC', known)).toEqual([...known, 'UTC'])
})
