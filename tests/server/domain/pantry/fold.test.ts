import { expect, test } from 'bun:test'
import { fold, type Move } from '../../../../server/domain/pantry/fold.ts'
import { servesFor } from '../../../../shared/food/shop/good.ts'

const day = 86_400_000
const start = Date.UTC(2027, 2, 1)
const potato = { text: 'картопля', food: 'potato', quality: null }

function move(kind: Move['kind'], quantity: number | null, unit: Move['unit'], onDay = 0): Move {
  return { kind, ...potato, quantity, unit, at: new Date(start + onDay * day) }
}
const left = (...moves: Move[]) => {
  const there = fold(moves)
  return there && { quantity: there.quantity, unit: there.unit }
}

test('what is bought is added, and what is cooked is taken away, in whatever units they are told', () => {
  expect(left(move('bought', 1, 'kg'), move('bought', 500, 'g', 1))).toEqual({
    quantity: 1.5,
    unit: 'kg',
  })
  expect(left(move('bought', 1, 'kg'), move('cooked', 300, 'g', 1))).toEqual({
    quantity: 0.7,
    unit: 'kg',
  })
  expect(left(move('bought', 1, 'kg'), move('cooked', 990, 'g', 1))).toBeNull()
  expect(left(move('cooked', 300, 'g'))).toBeNull()
})

test('an amount that nobody knows stays unknown, and is never made up', () => {
  expect(left(move('said', null, null), move('cooked', 300, 'g', 1))).toEqual({
    quantity: null,
    unit: null,
  })
  expect(left(move('said', null, null), move('bought', 1, 'kg', 1))?.quantity).toBeNull()
  expect(left(move('bought', 1, 'kg'), move('bought', 2, 'pack', 1))?.quantity).toBeNull()
  expect(left(move('bought', 1, 'kg'), move('cooked', null, null, 1))?.quantity).toBe(1)
})

test('what somebody says takes the place of all that was reckoned', () => {
  expect(left(move('bought', 3, 'kg'), move('said', 400, 'g', 1))).toEqual({
    quantity: 400,
    unit: 'g',
  })
  expect(left(move('bought', 3, 'kg'), move('said', 0, null, 1))).toBeNull()
})

test('what has lain there for too long is not added to what is fresh', () => {
  expect(left(move('bought', 1, 'kg'), move('bought', 2, 'kg', 40))?.quantity).toBe(2)
})

test('milk of any fat serves for milk, rye flour not for flour, and unknown words for themselves alone', () => {
  const good = (food: string | null, quality: string | null = null, text = '') => ({
    ...{ food, quality, text },
  })
  expect(servesFor(good('milk'), good('milk', '2.5%'))).toBe(true)
  expect(servesFor(good('milk', '2.5%'), good('milk'))).toBe(false)
  expect(servesFor(good('milk'), good('milk', 'lactose-free'))).toBe(false)
  expect(servesFor(good(null, null, 'кзюмпель'), good(null, null, 'Кзюмпель'))).toBe(true)
  expect(servesFor(good(null, null, 'кзюмпель'), good(null, null, 'кзюмпель малий'))).toBe(false)
})
