import { expect, test } from 'bun:test'
import { zones as cs } from '../../../web/language/cs/zones.ts'
import { zones as uk } from '../../../web/language/uk/zones.ts'
import { cityName, zoneName, zonesToChoose } from '../../../web/pages/settings/zoneName.ts'

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

test('no zone that a browser may know has an English name among the Ukrainian ones', () => {
  const names = Intl.supportedValuesOf('timeZone').map((zone) => zoneName(zone, uk))
  expect(names.length).toBeGreaterThan(400)
  expect(names.filter((name) => /[a-z]/i.test(name.replace(/UTC|GMT[+-]\d+/, '')))).toEqual([])
})

const known = ['America/Lima', 'Asia/Tokyo', 'Europe/Kiev', 'Europe/Prague', 'Europe/Rome', 'UTC']

test('the zone that is set, the one of the browser and the usual ones come first', () => {
  const [first] = zonesToChoose({ now: 'Europe/Rome', own: 'Asia/Tokyo' }, known, uk, 'uk')
  expect(first).toEqual({
    world: null,
    zones: ['Europe/Rome', 'Asia/Tokyo', 'Europe/Kiev', 'Europe/Prague'],
  })
})

test('each zone stands once, under whichever of its names, the others by parts of the world', () => {
  expect(zonesToChoose({ now: 'Europe/Kyiv', own: 'Europe/Kiev' }, known, uk, 'uk')).toEqual([
    { world: null, zones: ['Europe/Kyiv', 'Europe/Prague'] },
    { world: 'Азія', zones: ['Asia/Tokyo'] },
    { world: 'Америка', zones: ['America/Lima'] },
    { world: 'Європа', zones: ['Europe/Rome'] },
    { world: 'UTC', zones: ['UTC'] },
  ])
})

test('before the browser has said what it knows, the zone that is set is there', () => {
  expect(zonesToChoose({ now: 'Asia/Tokyo' }, [], cs, 'cs')).toEqual([
    { world: null, zones: ['Asia/Tokyo'] },
  ])
})

test('a zone is found by its city, with which it begins', () => {
  expect(cityName('Europe/Kiev', uk)).toBe('Київ')
  expect(cityName('America/Argentina/Rio_Gallegos', {})).toBe('Argentina / Rio Gallegos')
  expect(cityName('UTC', cs)).toBe('UTC')
})
