import { describe, expect, test } from 'bun:test'
import type { Product } from '../../../../server/domain/stores/dialects/types.ts'
import { proposalFor } from '../../../../server/domain/stores/match/candidates.ts'
import { eatersAmong } from '../../../../server/domain/stores/match/eaters.ts'
import { needOf } from '../../../support/shelf.ts'

const nobody = {
  id: 'eat_1',
  name: 'Олена',
  account: false,
  portion: 1,
  diets: [],
  allergies: null,
  dislikes: [],
}

/** What is proposed for a line on a shelf with these products, in this order, at a table with Olena. */
function propose(line: string, titles: string[], olena: Partial<typeof nobody> | object) {
  const products = titles.map(
    (name): Product => ({
      id: name,
      name,
      price: 1000,
      pack: '100г',
      weighted: false,
      step: 1,
      available: true,
      stock: null,
    }),
  )
  return proposalFor(needOf(line), products, null, {
    language: 'uk',
    eaters: eatersAmong([{ ...nobody, ...olena }], 'uk', 'uk'),
  })
}

describe('at a table with somebody who does not eat everything', () => {
  test('what has in it what nobody asked for is not offered at all', () => {
    const shelf = ['Шоколад з мигдалем', 'Шоколад «Лугова»']
    const { product, alternatives } = propose('шоколад', shelf, { allergies: ['nuts'] })
    expect(product?.name).toBe('Шоколад «Лугова»')
    expect(alternatives).toEqual([])
  })

  test('what was asked for by name is asked about, with the reason', () => {
    const { product, doubt, concerns } = propose('молоко 1 л', ['Молоко «Нивка» 2,5%'], {
      diets: ['vegan'],
    })
    expect([product?.name, doubt]).toEqual(['Молоко «Нивка» 2,5%', 'diet'])
    expect(concerns).toEqual([{ member: 'Олена', holds: ['молоко'], unsure: [], unsureDiets: [] }])
  })

  test('what a label may say is asked about where somebody cannot eat it', () => {
    const of = (olena: object) => propose('варена ковбаса', ['Варена ковбаса «Нивка»'], olena)
    expect(of({ allergies: ['milk'] }).doubt).toBe('diet')
    expect(of({ diets: ['dairy-free'] }).doubt).toBe('diet')
    expect(of({ dislikes: ['молоко'] }).doubt).toBeNull()
    expect(of({}).doubt).toBeNull()
  })
})
