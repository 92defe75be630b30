import { describe, expect, test } from 'bun:test'
import type { Product } from '../../../../server/domain/stores/dialects/types.ts'
import { judge, sure } from '../../../../server/domain/stores/match/judge.ts'
import { readPack } from '../../../../server/domain/stores/match/pack.ts'
import { perUnit, quantityOf } from '../../../../server/domain/stores/match/quantity.ts'
import { nothingTelling } from '../../../../server/domain/stores/match/telling.ts'
import { needOf } from '../../../support/shelf.ts'

const product = (pack: string | null, more: Partial<Product> = {}): Product => ({
  id: '1',
  name: '',
  price: 1000,
  pack,
  weighted: false,
  step: 1,
  available: true,
  stock: null,
  ...more,
})

describe('a pack', () => {
  test('is read as shops print it, and what cannot be read is left alone', () => {
    const read = (text: string) => {
      const { quantity, unit } = readPack(text) ?? {}
      return quantity === undefined ? null : `${quantity} ${unit}`
    }
    expect(['950г', '0,75 kg', '4 x 125 g', '10 шт', '1 l', '500мл'].map(read)).toEqual([
      '950 g',
      '0.75 kg',
      '500 g',
      '10 piece',
      '1 l',
      '500 ml',
    ])
    expect(['10 Stück', '6 buc', '10 bucăți', '12 db'].map(read)).toEqual([
      '10 piece',
      '6 piece',
      '10 piece',
      '12 piece',
    ])
    expect(['', 'уп.', 'велика', '0 г', 'г'].map(read)).toEqual([null, null, null, null, null])
  })

  test('is bought as often as it takes, and what is weighed in whole steps', () => {
    const grams = (quantity: number) => [{ quantity, unit: 'g' as const }]
    expect(quantityOf(grams(600), null, product('400г'))).toEqual({ quantity: 2, sure: true })
    expect(quantityOf(grams(400), null, product('400г'))).toEqual({ quantity: 1, sure: true })
    expect(quantityOf([], null, product('400г'))).toEqual({ quantity: 1, sure: true })
    const weighed = product(null, { weighted: true, step: 0.1 })
    expect(quantityOf(grams(650), null, weighed)).toEqual({ quantity: 0.7, sure: true })
    expect(perUnit(product('400г'))).toEqual({ minor: 2500, per: 'kg' })
  })

  test('is asked about where a number would be a guess', () => {
    const bunches = [{ quantity: 2, unit: 'bunch' as const }]
    expect(quantityOf(bunches, null, product('100г')).sure).toBe(false)
    expect(quantityOf([{ quantity: 500, unit: 'g' }], null, product('уп.')).sure).toBe(false)
    expect(quantityOf([{ quantity: 900, unit: 'kg' }], null, product('1кг'))).toEqual({
      quantity: 30,
      sure: false,
    })
  })
})

describe('a product', () => {
  const score = (line: string, name: string) => judge(needOf(line), name, nothingTelling, 'uk')

  test.each([
    ['молоко 2 л', 'Молоко «Яготинське» 2,6% п/е'],
    ['куряче філе 600 г', 'Філе куряче охолоджене «Наша Ряба»'],
    ['сметана 20%', 'Сметана «Президент» 20%'],
    ['гречка 1 кг', 'Крупа гречана «Хуторок» ядриця'],
    ['яйця 10 шт.', 'Яйця курячі С1'],
    ['масло вершкове 200 г', 'Масло солодковершкове «Селянське» 73%'],
    ['молоко 1 л', 'Madeta Mléko plnotučné 3,5%'],
    ['цибуля 1 кг', 'Cibule žlutá'],
  ])('«%s» is %s', (line, name) => {
    expect(score(line, name)).toBeGreaterThanOrEqual(sure)
  })

  test.each([
    ['куряче філе 600 г', 'Корм для котів «Мурчик» філе куряче в соусі'],
    ['курка', 'Приправа до курки «Кухар»'],
    ['сметана', 'Чипси картопляні зі смаком сметани'],
    ['яблука', 'Пюре дитяче яблуко з 4 місяців'],
    ['лимон', 'Засіб для миття посуду «Лимон»'],
    ['молоко 2,5% 1 л', 'Молоко «Лугова» 1%'],
    ['куряче філе', 'Філе куряче копчене, нарізка'],
    ['kuřecí prsa', 'Krmivo pro kočky kuřecí prsa'],
    ['цвяхи', 'Цвяхи будівельні 100 мм'],
  ])('«%s» is not simply %s', (line, name) => {
    expect(score(line, name)).toBeLessThan(sure)
  })
})
