import { expect, test } from 'bun:test'
import { sure } from '../../../../server/domain/stores/match/judge.ts'
import { judgeAway } from '../../../../server/domain/stores/match/judge-away.ts'
import { ukrainian } from '../../../../server/practice/catalogue/tongues.ts'
import { needOf, shelfOf } from '../../../support/shelf.ts'

const shelf = shelfOf(ukrainian)

test('a product that does not say that it is free of something is never taken by itself', () => {
  for (const line of [
    'сир без молока',
    'безмолочне масло',
    'безмолочні вершки',
    'каша дитяча безмолочна',
    'каша безмолочна мілупа',
    'йогурт без молока 2',
    'безмолочний йогурт',
    'вафлі без молока',
    'торт без яєць',
    'локшина безяєчна',
    'шоколад без горіхів',
    'хліб без борошна',
    'dairy-free cream',
    'máslo bez mléka',
  ]) {
    const { doubt } = shelf.propose(line)
    expect([line, doubt]).toEqual([line, doubt === 'nothing' ? 'nothing' : 'name'])
  }
})

test('cheese without milk is no milk without lactose', () => {
  const { product, alternatives } = shelf.propose('сир без молока')
  const names = [product, ...alternatives].map((one) => one?.name)
  expect(names.filter((name) => name?.includes('молоко'))).toEqual([])
})

test('what says it of itself is taken', () => {
  expect(shelf.propose('майонез без яєць')).toMatchObject({ doubt: null })
  expect(shelf.propose('молоко без лактози')).toMatchObject({ doubt: null })
  expect(shelf.propose('хліб без дріжджів')).toMatchObject({ doubt: null })
  expect(shelf.propose('безмолочна сметана').product?.name).toStartWith('Веганська сметана')
})

test('in a shop of another language it is asked about as well', () => {
  expect(judgeAway(needOf('вершки без молока'), 'Schlagsahne', 'de')).toBeLessThan(sure)
  expect(judgeAway(needOf('печиво без яєць'), 'Kekse', 'de')).toBeLessThan(sure)
  expect(judgeAway(needOf('горіхове масло без арахісу'), 'Nussmus', 'de')).toBeLessThan(sure)
})

test('what has a purpose that no other product serves is asked about', () => {
  for (const line of [
    'чай для лактації',
    'вода для праски',
    'торт на день народження тані веганський',
  ])
    expect([line, shelf.propose(line).doubt]).toEqual([line, 'name'])
  expect(shelf.propose('йогурт для Тані').doubt).not.toBe('name')
})

test('a food that no table has is asked about as well, though titles name it as what is in them', () => {
  expect(shelf.propose('печиво без вівса').doubt).toBe('name')
})
