import { describe, expect, test } from 'bun:test'
import type { MemberRow } from '../../../../server/domain/members/rows.ts'
import type { Product } from '../../../../server/domain/stores/dialects/types.ts'
import { proposalFor } from '../../../../server/domain/stores/match/candidates.ts'
import { eatersAmong } from '../../../../server/domain/stores/match/eaters.ts'
import { needOf } from '../../../support/shelf.ts'

const nobody: MemberRow = {
  id: 'eat_1',
  name: 'Олена',
  account: false,
  portion: 1,
  diets: [],
  allergies: null,
  dislikes: [],
}

const yurko = { ...nobody, id: 'eat_2', name: 'Юрко' }

/** What is proposed for a line on a shelf with these products, in this order, at a table with Olena. */
function propose(
  line: string,
  titles: string[],
  olena: Partial<MemberRow>,
  others: MemberRow[] = [],
) {
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
    eaters: eatersAmong([{ ...nobody, ...olena }, ...others], 'uk', 'uk'),
  })
}

describe('at a table with somebody who does not eat everything', () => {
  test('what has in it what nobody asked for is not offered at all', () => {
    const shelf = ['Шоколад з мигдалем', 'Шоколад «Лугова»']
    const { product, alternatives } = propose('шоколад', shelf, { allergies: ['nuts'] })
    expect(product?.name).toBe('Шоколад «Лугова»')
    expect(alternatives).toEqual([])
  })

  test('what was asked for by name is asked about where somebody is allergic to it, with the reason', () => {
    const { product, doubt, concerns } = propose('молоко 1 л', ['Молоко «Нивка» 2,5%'], {
      allergies: ['milk'],
    })
    expect([product?.name, doubt]).toEqual(['Молоко «Нивка» 2,5%', 'diet'])
    expect(concerns).toEqual([{ member: 'Олена', holds: ['молоко'], unsure: [], unsureDiets: [] }])
    const free = propose('молоко 1 л', ['Молоко «Нивка» 2,5%'], { diets: ['dairy-free'] })
    expect(free.doubt).toBe('diet')
  })

  test('what somebody does not eat by their way of life is bought for the others, as the list says', () => {
    for (const [line, title] of [
      ['молоко 1 л', 'Молоко «Нивка» 2,5%'],
      ['яйця 10 шт', 'Яйця курячі С1'],
      ['куряче філе 1 кг', 'Філе куряче охолоджене'],
      ['варена ковбаса', 'Варена ковбаса «Нивка»'],
      ['хліб', 'Хліб «Нивка»'],
    ] as const)
      for (const diet of ['lenten', 'vegan'] as const) {
        const { product, concerns } = propose(line, [title], { diets: [diet] }, [yurko])
        expect([diet, product?.name, concerns]).toEqual([diet, title, []])
      }
  })

  test('but is asked about where all of them live so', () => {
    const milk = ['Молоко «Нивка» 2,5%']
    expect(propose('молоко 1 л', milk, { diets: ['vegan'] }).doubt).toBe('diet')
    const both = [{ ...yurko, diets: ['vegan' as const] }]
    expect(propose('молоко 1 л', milk, { diets: ['vegan'] }, both).doubt).toBe('diet')
  })

  test('and what they would eat stays so: nothing is taken that brings what the line does not say', () => {
    const { product } = propose(
      'вареники з картоплею',
      ['Вареники з картоплею і сиром'],
      {
        diets: ['lenten'],
      },
      [yurko],
    )
    expect(product).toBeNull()
  })

  test('what a label may say is asked about where somebody cannot eat it', () => {
    const of = (olena: Partial<MemberRow>) =>
      propose('варена ковбаса', ['Варена ковбаса «Нивка»'], olena)
    expect(of({ allergies: ['milk'] }).doubt).toBe('diet')
    expect(of({ diets: ['dairy-free'] }).doubt).toBe('diet')
    expect(of({ dislikes: ['молоко'] }).doubt).toBeNull()
    expect(of({}).doubt).toBeNull()
  })
})
