import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { proposalFor } from '../../../../server/domain/stores/match/candidates.ts'
import { catalogueOf } from '../../../../server/practice/catalogue/catalogue.ts'
import { findGoods } from '../../../../server/practice/catalogue/search.ts'
import { czech, ukrainian } from '../../../../server/practice/catalogue/tongues.ts'
import { entryOf, foods, isKindOf } from '../../../../shared/food/lexicon/index.ts'
import { parseIngredientLine } from '../../../../shared/food/line/parse.ts'

/** Lines as people type them, and the food that each is for, by its name. */
const labelled = await Bun.file(join(import.meta.dir, '../../../fixtures/stores/lines.txt')).text()

for (const tongue of [ukrainian, czech])
  test(`of 200 typed lines, what is taken without a question is right (${tongue.language})`, () => {
    const goods = catalogueOf(tongue)
    const counts = { right: 0, asked: 0 }
    const wrong: string[] = []
    for (const row of labelled.trim().split('\n')) {
      const [line = '', name = ''] = row.split('|')
      const ids = foods.filter(({ uk }) => uk.includes(name)).map(({ id }) => id)
      const { food, foodText, quantity, unit, understood } = parseIngredientLine(line)
      const known = understood ? food : undefined
      const term = (known && entryOf(known)?.[tongue.language][0]) || foodText
      const found = findGoods(goods, term).slice(0, 30)
      const { product, doubt } = proposalFor(
        {
          key: line,
          food: known ?? null,
          name: foodText,
          aisle: 'other',
          amount: '',
          amounts: quantity === undefined ? [] : [{ quantity, ...(unit && { unit }) }],
          said: line,
        },
        found.map((good) => ({
          id: good.id,
          name: good.name,
          price: good.minor,
          pack: good.weighted ? null : good.pack,
          weighted: good.weighted,
          step: good.step,
          available: true,
          stock: null,
        })),
        null,
      )
      const got = goods.find(({ id }) => id === product?.id)?.food ?? ''
      if (!product || (doubt !== null && doubt !== 'amount')) counts.asked += 1
      else if (ids.some((id) => id === got || isKindOf(got, id))) counts.right += 1
      else wrong.push(`${line}: ${goods.find(({ id }) => id === product.id)?.name}`)
    }
    expect(wrong).toEqual([])
    expect(counts.right).toBeGreaterThanOrEqual(180)
  })
