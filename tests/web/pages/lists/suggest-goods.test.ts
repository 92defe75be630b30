import { expect, test } from 'bun:test'
import { goodsLike } from '../../../../web/pages/lists/suggestGoods.ts'

const known = [
  { name: 'Молоко', text: 'молоко 2,5% 2 л' },
  { name: 'Сир', text: 'сир твердий 200 г' },
  { name: 'Губки для посуду', text: 'губки для посуду' },
]
const like = (query: string) => goodsLike(known, query).map((one) => one.label)

test('what was bought before is found by the beginning of any of its words', () => {
  expect(like('мол')).toEqual(['молоко 2,5% 2 л'])
  expect(like('посуд')).toEqual(['губки для посуду'])
  expect(like('олоко')).toEqual([])
})

test('what is typed in full already is not suggested', () => {
  expect(like('губки для посуду')).toEqual([])
})
