import { expect, test } from 'bun:test'
import { ukrainian } from '../../../../server/practice/catalogue/tongues.ts'
import { shelfOf } from '../../../support/shelf.ts'

const shelf = shelfOf(ukrainian)

test('for cats and dogs no food is offered that only sounds like them', () => {
  for (const line of ['котам і собаці щось', 'щось котам', 'собаці смачненьке']) {
    const { product, alternatives } = shelf.propose(line)
    expect([line, product, alternatives]).toEqual([line, null, []])
  }
})

test('what is sold for them is found by its words all the same', () => {
  expect(shelf.propose('корм для котів').product?.name).toStartWith('Корм для котів')
})
