import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { eatersAmong } from '../../../../server/domain/stores/match/eaters.ts'
import type { Good } from '../../../../server/practice/catalogue/good.ts'
import { czech, type Tongue, ukrainian } from '../../../../server/practice/catalogue/tongues.ts'
import type { Diet } from '../../../../shared/food/diet-table.ts'
import { breaks } from '../../../../shared/food/diets.ts'
import { foods, isKindOf } from '../../../../shared/food/lexicon/index.ts'
import { isTitled, shelfOf } from '../../../support/shelf.ts'

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

for (const tongue of [ukrainian, czech])
  describe(`of what people write on lists (${tongue.language})`, () => {
    const shelf = shelfOf(tongue)

    test('the right product stands first, and hardly a wrong one is taken without a question', async () => {
      const lines = [...(await shopping(tongue)), ...(await byFood())]
      const missed: string[] = []
      const wrong: string[] = []
      for (const { line, fits, none } of lines) {
        const { product, doubt } = shelf.propose(line)
        const good = shelf.good(product?.id)
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

    test('no product is taken that breaks the diet of everybody at the table', async () => {
      const lines = [...(await shopping(tongue)), ...(await byFood())]
      const broken: string[] = []
      const kept = ['vegan', 'gluten-free', 'nut-free'] satisfies Diet[]
      for (const [of, diet] of kept.entries()) {
        const eaters = eatersAmong([eater(diet)], 'uk', tongue.language)
        // A part of them tells as much, in a part of the time.
        for (const { line } of lines.filter((_, at) => at % kept.length === of)) {
          const { product, doubt } = shelf.propose(line, eaters)
          const { food = null, name } = shelf.good(product?.id) ?? {}
          if (doubt === null && food !== null && breaks(food, diet) === 'yes')
            broken.push(`${diet}, ${line}: ${name}`)
        }
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
