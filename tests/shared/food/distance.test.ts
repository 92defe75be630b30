import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { slipsBetween } from '../../../shared/food/text/distance.ts'

describe('slips between two words', () => {
  test('are counted letter by letter, and two neighbours that changed places are one', () => {
    const pairs = [
      ['борщ', 'борщ', 0],
      ['борщ', 'борш', 1],
      ['борщ', 'бощ', 1],
      ['борщ', 'борщч', 1],
      ['гречка', 'герчка', 1],
      ['гречка', 'гречак', 1],
      ['salmon', 'slamno', 2],
      ['', 'ab', 2],
      ['рис', 'сир', 2],
      ['kitten', 'sitting', 3],
    ] as const
    expect(pairs.filter(([a, b, slips]) => slipsBetween(a, b) !== slips)).toEqual([])
  })

  test('are the same both ways, and what both words share at their ends changes nothing', () => {
    const word = fc.stringMatching(/^[абв]{0,6}$/)
    fc.assert(
      fc.property(word, word, word, word, (a, b, head, tail) => {
        const slips = slipsBetween(a, b)
        expect(slipsBetween(b, a)).toBe(slips)
        expect(slipsBetween(head + a + tail, head + b + tail)).toBe(slips)
      }),
    )
  })
})
