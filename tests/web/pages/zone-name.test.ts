import { expect, test } from 'bun:test'
import { zones as cs } from '../../../web/language/cs/zones.ts'
import { zones as uk } from '../../../web/language/uk/zones.ts'
import { zoneName, zonesToChoose } from '../../../web/pages/settings/zoneName.ts'

test('a zone is named as one reads it, and Kyiv as Kyiv whatever a browser calls it', () => {
  const argentina = 'America/Argentina/Rio_Gallegos'
  expect(zoneName(argentina, {})).toBe('America / Argentina / Rio Gallegos')
  expect(zoneName('Europe/Kiev', {})).toBe('Europe / Kyiv')
  expect(zoneName('Europe/Kyiv', {})).toBe('Europe / Kyiv')
})

test('the reader’s language names the parts of the world and the cities that it knows', () => {
  expect(zoneName('Europe/Kiev', uk)).toBe('Європа / Київ')
  expect(zoneName('Europe/Prague', cs)).toBe('Evropa / Praha')
  expect(zoneName('America/New_York', uk)).toBe('Америка / Нью-Йорк')
  expect(zoneName('Asia/Ust-Nera', cs)).toBe('Asie / Ust-Nera')
})

test('the zone that is set stands once among those of the browser, under whichever of its names', () => {
  const known = ['Asia/Tokyo', 'Europe/Kiev', 'Europe/Prague']
  expect(zonesToChoose('Europe/Kyiv', known, {}, 'en')).toEqual([
    'Asia/Tokyo',
    'Europe/Kyiv',
    'Europe/Prague',
  ])
  expect(zonesToChoose('UTC', known, {}, 'en')).toEqual([...known, 'UTC'])
  expect(zonesToChoose('Europe/Kyiv', known, uk, 'uk')[0]).toBe('Asia/Tokyo')
})
