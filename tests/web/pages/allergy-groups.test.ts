import { expect, test } from 'bun:test'
import type { Concern } from '../../../shared/wire/members.ts'
import type { MatchLine, ProductChoice } from '../../../shared/wire/store-carts.ts'
import { allergyGroups } from '../../../web/pages/cart/allergyGroups.ts'

const product: ProductChoice = {
  id: 'p',
  name: 'Молоко «Нивка»',
  pack: '1л',
  weighted: false,
  quantity: 1,
  total: 100,
  price: 100,
  perUnit: null,
  available: true,
}
const line = (name: string, concerns: Concern[], more: Partial<MatchLine> = {}): MatchLine => ({
  key: name,
  name,
  aisle: 'dairy',
  amount: '',
  product,
  doubt: 'diet',
  concerns,
  amountSure: true,
  remembered: false,
  done: false,
  alternatives: [],
  ...more,
})
const holds = (member: string, ...what: string[]): Concern => ({
  member,
  holds: what,
  unsure: [],
  unsureDiets: [],
})

test('all that one person cannot eat and the list names is one question', () => {
  const lines = [
    line('Молоко', [holds('Іринка', 'молоко')]),
    line('Масло', [holds('Іринка', 'молоко')]),
    line('Яйця', [holds('Іринка', 'яйця')]),
    line('Арахіс', [holds('Юрко', 'арахіс')]),
  ]
  const [group, ...others] = allergyGroups(lines)
  expect(others).toEqual([])
  expect(group?.lines.map(({ name }) => name)).toEqual(['Молоко', 'Масло', 'Яйця'])
  expect(group?.concerns).toEqual([holds('Іринка', 'молоко', 'яйця')])
})

test('what may only be in it, what may be another amount and what may be another thing stay questions of their own', () => {
  const lines = [
    line('Молоко', [holds('Іринка', 'молоко')]),
    line('Ковбаса', [{ ...holds('Іринка'), unsure: ['молоко'] }]),
    line('Сир', [holds('Іринка', 'молоко')], { amountSure: false }),
    line('Йогурт', [holds('Іринка', 'молоко')], { doubt: 'name' }),
  ]
  expect(allergyGroups(lines)).toEqual([])
})
