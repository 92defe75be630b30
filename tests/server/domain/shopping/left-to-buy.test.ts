import { describe, expect, test } from 'bun:test'
import { leftToBuy, type Part } from '../../../../server/domain/shopping/left-to-buy.ts'
import type { Need } from '../../../../shared/food/shop/needs.ts'

const need = (
  quantity: number | null,
  unit: Need['unit'],
  food: string | null = 'beetroot',
): Need => ({
  ...{
    key: food ?? 'чудо',
    food,
    quality: null,
    words: 'буряк',
    entryId: 'ple_1',
    recipeId: 'rec_1',
  },
  ...{ title: 'Борщ', quantity, unit, part: null },
})
const had = (quantity: number | null, unit: Part['unit'] = null): Part => ({ quantity, unit })
const left = (needs: Need[], ...settled: Part[]) =>
  leftToBuy(needs, settled).map(({ quantity, unit }) => [quantity, unit])

describe('what a dish still asks for', () => {
  test('is all of it while nothing is settled', () => {
    expect(left([need(300, 'g')])).toEqual([[300, 'g']])
  })

  test('is the rest, also across units, and never less than nothing', () => {
    expect(left([need(600, 'g')], had(300, 'g'))).toEqual([[300, 'g']])
    expect(left([need(1, 'kg')], had(300, 'g'))).toEqual([[0.7, 'kg']])
    expect(left([need(300, 'g')], had(1, 'kg'))).toEqual([])
  })

  test('is settled once: what one line has used up, the next does not get', () => {
    expect(left([need(300, 'g'), need(200, 'g')], had(400, 'g'))).toEqual([[100, 'g']])
  })

  test('forgives a crumb, since nobody goes back for three grams', () => {
    expect(left([need(300, 'g')], had(295, 'g'))).toEqual([])
  })

  test('is settled as a whole by what was bought without an amount', () => {
    expect(left([need(300, 'g')], had(null))).toEqual([])
    expect(left([need(null, null)], had(300, 'g'))).toEqual([])
  })

  test('is asked for again rather than lost, where the amounts cannot be compared', () => {
    expect(left([need(2, 'bunch', null)], had(300, 'g'))).toEqual([[2, 'bunch']])
  })
})
