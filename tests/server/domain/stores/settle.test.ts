import { expect, test } from 'bun:test'
import type { Cart, Trouble } from '../../../../server/domain/stores/dialects/types.ts'
import {
  correctionsFor,
  goalsOf,
  settle,
  writesFor,
} from '../../../../server/domain/stores/fill/settle.ts'
import type { FillLine } from '../../../../shared/wire/store-carts.ts'

const line = (id: string, wanted: number): FillLine => ({
  key: id,
  name: id,
  aisle: 'other',
  amount: '',
  product: { id, name: id, pack: null, weighted: false },
  wanted,
  got: null,
  price: 1000,
  priceWas: null,
  outcome: 'adding',
})
const cart = (held: Record<string, number>, troubles: Trouble[] = [], price = 1000): Cart => ({
  items: Object.entries(held).map(([id, quantity]) => ({ id, quantity, price, stock: null })),
  troubles,
  total: 0,
  checkoutUrl: null,
})
const short = (productId: string, stock: number): Trouble => ({ productId, kind: 'short', stock })

test('two lines for one product are one goal, on top of what the person had', () => {
  const goals = goalsOf([line('milk', 2), line('milk', 1)], { milk: 1, tea: 4 })
  expect(writesFor(goals, cart({ milk: 1, tea: 4 }))).toEqual([
    { productId: 'milk', name: 'milk', to: 4, from: 1 },
  ])
})

test('what stands there already is not written again, and more than that is left alone', () => {
  const goals = goalsOf([line('milk', 2)], { milk: 1 })
  expect(writesFor(goals, cart({ milk: 3 }))).toEqual([])
  expect(writesFor(goals, cart({ milk: 5 }))).toEqual([])
  expect(writesFor(goals, cart({ milk: 2 }))).toMatchObject([{ to: 3, from: 2 }])
})

test('what the store has not is taken down to what it has, and never below what the person had', () => {
  const goals = goalsOf([line('milk', 3)], { milk: 2 })
  expect(correctionsFor(goals, cart({ milk: 5 }, [short('milk', 4)]))).toMatchObject([{ to: 4 }])
  expect(correctionsFor(goals, cart({ milk: 5 }, [short('milk', 1)]))).toMatchObject([{ to: 2 }])
  const gone: Trouble = { productId: 'milk', kind: 'gone', stock: null }
  expect(correctionsFor(goals, cart({ milk: 5 }, [gone]))).toMatchObject([{ to: 2 }])
  // A dearer one is still the same product, and trouble with another is none of ours.
  const dearer: Trouble = { productId: 'milk', kind: 'price', stock: null }
  expect(correctionsFor(goals, cart({ milk: 5 }, [dearer, short('tea', 0)]))).toEqual([])
})

test('each line says what became of it, the first of one product first', () => {
  const outcomes = (held: number, lost = false, troubles: Trouble[] = []) => {
    const [goal] = goalsOf([line('milk', 2), line('milk', 1)], { milk: 1 })
    if (!goal) throw new Error('Two lines are a goal.')
    settle(goal, cart({ milk: held }, troubles), lost, null)
    return goal.lines.map(({ outcome, got }) => [outcome, got])
  }
  expect(outcomes(4)).toEqual([
    ['added', 2],
    ['added', 1],
  ])
  expect(outcomes(3)).toEqual([
    ['added', 2],
    ['out', 0],
  ])
  expect(outcomes(2)).toEqual([
    ['capped', 1],
    ['out', 0],
  ])
  expect(outcomes(2, true)).toEqual([
    ['unknown', 1],
    ['unknown', 0],
  ])
  expect(outcomes(1, false, [{ productId: 'milk', kind: 'gone', stock: null }])).toEqual([
    ['gone', 0],
    ['gone', 0],
  ])
  expect(outcomes(1, false, [{ productId: 'milk', kind: 'other', stock: null }])).toEqual([
    ['failed', 0],
    ['failed', 0],
  ])
})

test('a price that was another when it was chosen is said beside the one that is asked', () => {
  const [goal] = goalsOf([line('milk', 2)], {})
  if (!goal) throw new Error('A line is a goal.')
  settle(goal, cart({ milk: 2 }, [], 1250), false, null)
  expect(goal.lines).toMatchObject([{ outcome: 'added', price: 1250, priceWas: 1000 }])
})
