import { describe, expect, test } from 'bun:test'
import { dayAt, isTimeZone } from '../../shared/time-zone.ts'

describe('the day that it is somewhere', () => {
  const moment = new Date('2027-03-14T11:30:00Z')

  test('is the one of the clocks there, around the date line and around midnight', () => {
    expect(dayAt(moment, 'Europe/Kyiv')).toBe('2027-03-14')
    expect(dayAt(moment, 'Pacific/Kiritimati')).toBe('2027-03-15')
    expect(dayAt(moment, 'Pacific/Midway')).toBe('2027-03-14')
    expect(dayAt(new Date('2027-03-14T10:30:00Z'), 'Pacific/Midway')).toBe('2027-03-13')
    expect(dayAt(new Date('2027-01-09T22:00:00Z'), 'Europe/Kyiv')).toBe('2027-01-10')
  })

  test('moves with summer time', () => {
    expect(dayAt(new Date('2027-07-01T21:30:00Z'), 'Europe/Kyiv')).toBe('2027-07-02')
    expect(dayAt(new Date('2027-01-01T21:30:00Z'), 'Europe/Kyiv')).toBe('2027-01-01')
  })
})

test('a time zone is one that clocks know', () => {
  expect(['Europe/Kyiv', 'UTC', 'America/Argentina/Ushuaia'].map(isTimeZone)).toEqual([
    true,
    true,
    true,
  ])
  expect(['', 'Київ', '../etc', 'Europe/Nowhere', '__proto__'].some(isTimeZone)).toBe(false)
})
