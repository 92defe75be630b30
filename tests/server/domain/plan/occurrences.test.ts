import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { occurrences } from '../../../../server/domain/plan/repeats/occurrences.ts'

const day = fc
  .integer({ min: Date.UTC(2025, 11, 1) / 86_400_000, max: Date.UTC(2029, 2, 31) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))
const rule = fc.record({
  first: day,
  weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
  everyWeeks: fc.integer({ min: 1, max: 8 }),
  until: fc.option(day),
})
const noon = (date: string) => new Date(`${date}T12:00:00Z`)
/** ISO weeks since the Monday of 1970-01-05, which no summer time and no year's end changes. */
const weekOf = (date: string) => Math.floor((noon(date).getTime() / 86_400_000 - 4) / 7)

describe('a dish that comes again', () => {
  test('each Friday comes each Friday, over summer time and the end of the year', () => {
    const friday = { first: '2026-10-09', weekdays: [4], everyWeeks: 1, until: null }
    expect(occurrences(friday, '2026-10-09', '2026-11-07')).toEqual([
      '2026-10-16',
      '2026-10-23',
      '2026-10-30',
      '2026-11-06',
    ])
    const other = { ...friday, first: '2026-12-18', everyWeeks: 2, until: '2027-01-15' }
    expect(occurrences(other, '2026-12-18', '2027-06-01')).toEqual(['2027-01-01', '2027-01-15'])
  })

  test('stands on its weekdays of every so many weeks, on all of them and on no others', () => {
    fc.assert(
      fc.property(rule, day, fc.integer({ min: 0, max: 400 }), (of, after, length) => {
        const to = new Date(noon(after).getTime() + length * 86_400_000).toISOString().slice(0, 10)
        const expected: string[] = []
        for (let at = noon(after); ; at = new Date(at.getTime() + 86_400_000)) {
          const date = at.toISOString().slice(0, 10)
          if (date > to) break
          const comes =
            date > after &&
            date >= of.first &&
            (of.until === null || date <= of.until) &&
            of.weekdays.includes((at.getUTCDay() + 6) % 7) &&
            (weekOf(date) - weekOf(of.first)) % of.everyWeeks === 0
          if (comes) expected.push(date)
        }
        expect(occurrences(of, after, to)).toEqual(expected)
      }),
      { numRuns: 300 },
    )
  })

  test('is the same planned in one go or bit by bit', () => {
    fc.assert(
      fc.property(rule, fc.uniqueArray(day, { minLength: 2, maxLength: 6 }), (of, stops) => {
        const [begin = '', ...rest] = [...stops].sort()
        let from = begin
        const parts = rest.flatMap((to) => {
          const some = occurrences(of, from, to)
          from = to
          return some
        })
        expect(parts).toEqual(occurrences(of, begin, from))
      }),
      { numRuns: 200 },
    )
  })
})
