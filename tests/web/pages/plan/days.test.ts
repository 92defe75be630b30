import { describe, expect, test } from 'bun:test'
import { dayNamesFor } from '../../../../web/language/dayNames.ts'
import {
  dayIn,
  mondayOf,
  plusDays,
  sampleStart,
  weekFrom,
} from '../../../../web/pages/plan/days.ts'

describe('days of the plan', () => {
  test('a week begins on Monday, whichever of its days is asked for', () => {
    expect(['2027-03-08', '2027-03-10', '2027-03-14'].map(mondayOf)).toEqual([
      '2027-03-08',
      '2027-03-08',
      '2027-03-08',
    ])
  })

  test('days go over the end of a month, of a year, and of summer time', () => {
    expect(weekFrom('2026-12-28').at(-1)).toBe('2027-01-03')
    expect(plusDays('2027-03-28', 1)).toBe('2027-03-29')
    expect(plusDays('2028-03-01', -1)).toBe('2028-02-29')
  })

  test('an address names a real day or none', () => {
    expect(dayIn('2027-03-10')).toBe('2027-03-10')
    expect(['2027-02-30', '10.03.2027', '0001-01-01', '', undefined].map(dayIn)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('a sample begins on a Monday to come, or today while most of the week is ahead', () => {
    const monday = '2027-03-08'
    expect(sampleStart(monday, '2027-03-01')).toBe(monday)
    expect(sampleStart(monday, '2027-03-11')).toBe('2027-03-11')
    expect(sampleStart(monday, '2027-03-12')).toBe('2027-03-15')
    expect(sampleStart(monday, '2027-03-15')).toBeUndefined()
  })

  test('are named as people name them', () => {
    const [uk, en] = [dayNamesFor('uk'), dayNamesFor('en')]
    expect(uk.range('2027-03-08', '2027-03-14')).toBe('8–14\u00a0березня')
    expect(uk.range('2027-03-29', '2027-04-04')).toBe('29\u00a0березня\u00a0– 4\u00a0квітня')
    expect([uk.brief('2027-03-08'), en.brief('2027-03-08')]).toEqual(['пн', 'Mon'])
    expect(en.range('2027-03-08', '2027-03-14')).toBe('8–14\u00a0March')
    const cs = dayNamesFor('cs')
    expect(cs.range('2027-03-08', '2027-03-14')).toBe('8.–14.\u00a0března')
    expect([cs, uk, en].map((names) => names.ordinal('2027-03-08'))).toEqual(['8.', '8', '8'])
    expect([uk.long('2027-03-08'), uk.short('2027-03-08'), uk.number('2027-03-08')]).toEqual([
      'Понеділок',
      'Пн',
      8,
    ])
  })
})
