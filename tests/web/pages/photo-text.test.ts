import { expect, test } from 'bun:test'
import { inLines } from '../../../web/pages/compose/photoText.ts'

const at = (rawValue: string, x: number, y: number) => ({
  ...{ rawValue, boundingBox: { x, y, height: 20 } },
})

test('what a photo says is read from the top, and what stands at one height is one line', () => {
  const found = [at('борошна', 90, 42), at('Млинці', 10, 0), at('200 г', 10, 40), at(' ', 10, 80)]
  expect(inLines(found)).toBe('Млинці\n200 г борошна')
  expect(inLines([])).toBe('')
})
