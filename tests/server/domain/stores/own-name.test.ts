import { expect, test } from 'bun:test'
import { judge, sure } from '../../../../server/domain/stores/match/judge.ts'
import { tellingOf } from '../../../../server/domain/stores/match/telling.ts'
import { ukrainian } from '../../../../server/practice/catalogue/tongues.ts'
import { needOf, shelfOf } from '../../../support/shelf.ts'

const shelf = shelfOf(ukrainian)

test('a product whose own name names another food is never taken by itself', () => {
  for (const [line, title] of [
    ['чай зелений листовий', 'Зелений листовий салат «Лугова» 500 г'],
    ['сир зелений', 'Зелений лук'],
    ['сік томатний густий', 'Томатний густий соус'],
  ] as const) {
    const need = needOf(line)
    expect([line, judge(need, title, tellingOf(need, [title]), 'uk') < sure]).toEqual([line, true])
  }
  expect(shelf.propose('чай зелений листовий').product?.name).toStartWith('Зелений чай')
})
