import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { contentLine } from '../../../../server/domain/plan/calendar/lines.ts'
import { timeZoneLines } from '../../../../server/domain/plan/calendar/zone.ts'

const zones = ['Europe/Kyiv', 'America/New_York', 'Africa/Casablanca', 'Asia/Kathmandu', 'UTC']

describe('the clocks that a calendar carries', () => {
  test('say the same as the world’s for every meal, across summer time and the ends of years', () => {
    const from = Date.UTC(2025, 0)
    const to = Date.UTC(2029, 0)
    for (const zone of zones) {
      const parsed = new ICAL.Component(ICAL.parse(timeZoneLines(zone, from, to)) as never)
      const clocks = new ICAL.Timezone(parsed)
      const hour = new Intl.DateTimeFormat('en-u-hc-h23', { timeZone: zone, hour: 'numeric' })
      for (let day = Date.UTC(2026, 0); day < Date.UTC(2028, 0); day += 24 * 3_600_000) {
        const at = new Date(day)
        const eight = new ICAL.Time(
          { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate(), hour: 8 },
          clocks,
        )
        expect(Number(hour.format(eight.toUnixTime() * 1000))).toBe(8)
      }
    }
  })
})

describe('a line of a calendar', () => {
  test('is folded within 75 octets, in no character, and read back as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (words) => {
        const value = words.replace(/\p{Cc}/gu, '')
        const folded = contentLine('SUMMARY', value)
        for (const line of folded.trimEnd().split('\r\n'))
          expect(Buffer.byteLength(line)).toBeLessThan(76)
        expect(folded.replaceAll('\r\n ', '')).toBe(`SUMMARY:${value}\r\n`)
      }),
      { numRuns: 300 },
    )
  })
})
