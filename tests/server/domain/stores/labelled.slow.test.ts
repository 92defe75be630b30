import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import type { ListNeed } from '../../../../server/domain/shopping/list-needs.ts'
import type { Product } from '../../../../server/domain/stores/dialects/types.ts'
import { proposalFor } from '../../../../server/domain/stores/match/candidates.ts'
import { type Eaters, eatersAmong } from '../../../../server/domain/stores/match/eaters.ts'
import { termsFor } from '../../../../server/domain/stores/match/terms.ts'
import { catalogueOf } from '../../../../server/practice/catalogue/catalogue.ts'
import type { Good } from '../../../../server/practice/catalogue/good.ts'
import { findGoods } from '../../../../server/practice/catalogue/search.ts'
import { czech, type Tongue, ukrainian } from '../../../../server/practice/catalogue/tongues.ts'
import type { Diet } from '../../../../shared/food/diet-table.ts'
import { breaks } from '../../../../shared/food/diets.ts'
import { foods, isKindOf } from '../../../../shared/food/lexicon/index.ts'
import { parseIngredientLine } from '../../../../shared/food/line/parse.ts'

interface Labelled {
  line: string
  /** Whether a product is one that whoever wrote the line would take. */
  fits: (good: Good) => boolean
  /** Nothing on the shelf is that. */
  none: boolean
}

const read = (name: string) =>
  Bun.file(join(import.meta.dir, `../../../fixtures/stores/${name}.txt`)).text()

/** Written from the titles on the shelf alone: what may be taken, and how people write it. */
async function shopping(tongue: Tongue): Promise<Labelled[]> {
  const rows = (await read(`shopping.${tongue.language}`)).trim().split('\n')
  return rows.flatMap((row) => {
    const [titles = '', lines = ''] = row.split(': ')
    const wanted = titles.split(';')
    return lines.split(' / ').map((line) => ({
      line: line.trim(),
      none: titles === 'none',
      fits: (good: Good) =>
        good.food !== null && wanted.some((title) => isTitled(good, title, tongue)),
    }))
  })
}

/** «Молоко «Лугова» 2,5%» is titled «молоко», and «молоко 2,5%» too. */
function isTitled(good: Good, title: string, tongue: Tongue): boolean {
  const bare = good.name
    .replace(tongue.brand(good.brand), '')
    .replace(tongue.weighed, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
  return bare === title || new RegExp(`^${RegExp.escape(title)} [\\d,]+%$`).test(bare)
}

/** The same list in every country: lines of Ukrainians, and the food that each is for, by its name. */
async function byFood(): Promise<Labelled[]> {
  const rows = (await read('lines')).trim().split('\n')
  return rows.map((row) => {
    const [line = '', name = ''] = row.split('|')
    const ids = foods.filter(({ uk }) => uk.includes(name)).map(({ id }) => id)
    const fits = ({ food }: Good) => ids.some((id) => id === food || isKindOf(food ?? '', id))
    return { line, none: false, fits }
  })
}

const everybody: Eaters = eatersAmong([], 'uk')
const offered = (good: Good): Product => ({
  id: good.id,
  name: good.name,
  price: good.minor,
  pack: good.weighted ? null : good.pack,
  weighted: good.weighted,
  step: good.step,
  available: true,
  stock: null,
})

function needOf(line: string): ListNeed {
  const { food, foodText, quantity, unit, understood } = parseIngredientLine(line)
  return {
    key: line,
    food: (understood && food) || null,
    name: foodText || line,
    aisle: 'other',
    amount: '',
    amounts: quantity === undefined ? [] : [{ quantity, ...(unit && { unit }) }],
    said: line,
  }
}

const shown = new Map<string, readonly Good[]>()

/** As the store is asked: by the first name, and by the others where that left a doubt. */
function propose(line: string, goods: readonly Good[], tongue: Tongue, eaters: Eaters) {
  const need = needOf(line)
  const terms = termsFor(need, { language: tongue.language } as Parameters<typeof termsFor>[1])
  const hits = (term: string) => {
    const found = shown.get(`${tongue.language} ${term}`) ?? findGoods(goods, term).slice(0, 30)
    shown.set(`${tongue.language} ${term}`, found)
    return found
  }
  const first = hits(terms[0] ?? '')
  const proposal = proposalFor(need, first.map(offered), null, eaters)
  if (proposal.doubt !== 'name' && proposal.doubt !== 'nothing') return proposal
  const all = new Set([...first, ...terms.slice(1).flatMap(hits)])
  return proposalFor(need, [...all].map(offered), null, eaters)
}

for (const tongue of [ukrainian, czech])
  describe(`of what people write on lists (${tongue.language})`, () => {
    const goods = catalogueOf(tongue)
    const byId = new Map(goods.map((good) => [good.id, good]))

    test('the right product stands first, and hardly a wrong one is taken without a question', async () => {
      const lines = [...(await shopping(tongue)), ...(await byFood())]
      const missed: string[] = []
      const wrong: string[] = []
      for (const { line, fits, none } of lines) {
        const { product, doubt } = propose(line, goods, tongue, everybody)
        const good = byId.get(product?.id ?? '')
        const taken = product !== null && doubt === null
        const right = none ? !taken : good !== undefined && fits(good)
        if (!right) missed.push(`${line}: ${good?.name ?? 'nothing'} (${doubt})`)
        if (!right && taken) wrong.push(`${line}: ${good?.name}`)
      }
      expect(lines.length).toBeGreaterThanOrEqual(600)
      // A line whose food was misread asks for the wrong thing, surely; those are the reader's to mend.
      expect(wrong.length / lines.length).toBeLessThanOrEqual(0.012)
      expect(missed.length / lines.length).toBeLessThanOrEqual(0.05)
    })

    test('no product is taken that breaks the diet of somebody at the table', async () => {
      const lines = [...(await shopping(tongue)), ...(await byFood())]
      const broken: string[] = []
      const kept = ['vegan', 'gluten-free', 'nut-free'] satisfies Diet[]
      const eaters = eatersAmong(kept.map(eater), 'uk')
      // Half of them tell as much, in half the time.
      for (const { line } of lines.filter((_, at) => at % 2 === 0)) {
        const { product, doubt } = propose(line, goods, tongue, eaters)
        const { food = null, name } = byId.get(product?.id ?? '') ?? {}
        if (doubt !== null || food === null) continue
        for (const diet of kept)
          if (breaks(food, diet) === 'yes') broken.push(`${diet}, ${line}: ${name}`)
      }
      expect(broken).toEqual([])
    })
  })

function eater(diet: Diet) {
  return {
    id: 'eat_1',
    name: 'Олена',
    account: false,
    portion: 1,
    diets: [diet],
    allergies: null,
    dislikes: [],
  }
}
