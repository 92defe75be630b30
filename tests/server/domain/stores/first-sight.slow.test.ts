import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { eatersAmong } from '../../../../server/domain/stores/match/eaters.ts'
import type { Good } from '../../../../server/practice/catalogue/good.ts'
import { czech, ukrainian } from '../../../../server/practice/catalogue/tongues.ts'
import { everybody, isTitled, shelfOf } from '../../../support/shelf.ts'

// Titles are read once, which takes a busy machine its time.
setDefaultTimeout(60_000)

/*
 * Written from the titles on the shelf in one go, by somebody who had not read the matcher: what families
 * write, and what they would take. When it was first judged, on 23 November 2026, the right product stood first
 * for 92.4 % of the Ukrainian lines and 94.5 % of the Czech ones; 8 and 7 wrong ones were taken unasked.
 * Where the shelf has got the very thing since, or one that is nearer, its title stands beside what was named then.
 */
for (const tongue of [ukrainian, czech])
  describe(`of what families write on lists (${tongue.language})`, async () => {
    const shelf = shelfOf(tongue)
    const file = `../../../fixtures/stores/at-first-sight.${tongue.language}.txt`
    const rows = (await Bun.file(join(import.meta.dir, file)).text()).trim().split('\n')
    const lines = rows.map((row) => {
      const [said = '', titles = ''] = row.split(' = ')
      const [, diet, line = said] = /^\[([\w-]+)\] (.+)$/.exec(said) ?? []
      const wanted = titles === '-' ? [] : titles.split('; ')
      const fits = (good: Good | undefined) =>
        good !== undefined && wanted.some((title) => isTitled(good, title, tongue))
      return { line, diet, fits, none: wanted.length === 0 }
    })

    test('the right product stands first, and hardly a wrong one is taken without a question', () => {
      const plain = lines.filter(({ diet }) => diet === undefined)
      const judged = plain.map(({ line, fits, none }) => {
        const { product, doubt } = shelf.propose(line, everybody)
        const good = shelf.good(product?.id)
        const taken = product !== null && doubt === null
        return { line, name: good?.name, taken, right: none ? !taken : fits(good) }
      })
      const missed = judged.filter(({ right }) => !right)
      expect(plain.length).toBeGreaterThan(300)
      expect(missed.length / plain.length).toBeLessThanOrEqual(0.03)
      expect(missed.filter(({ taken }) => taken).length).toBeLessThanOrEqual(3)
    })

    test('what is no food is not proposed one', () => {
      const goods = {
        uk: ['туалетний папір', 'губки для посуду'],
        cs: ['toaletní papír', 'alobal'],
      }
      const found = goods[tongue.language].map((line) => shelf.propose(line).product?.name)
      expect(found).toEqual([undefined, undefined])
    })

    test('what somebody at the table cannot eat is never taken without a question', () => {
      const broken = lines.flatMap(({ line, diet, fits }) => {
        if (diet === undefined) return []
        const { product, doubt } = shelf.propose(
          line,
          eatersAmong([eater(diet)], 'uk', tongue.language),
        )
        return doubt !== null || fits(shelf.good(product?.id)) ? [] : `${diet}, ${line}`
      })
      expect(broken).toEqual([])
    })
  })

test('two of what stands in tins are two tins', () => {
  const { product } = shelfOf(ukrainian).propose('томати в банці 2 шт')
  expect([product?.name.replace(/ «.*/, ''), product?.quantity]).toEqual([
    'Помідори у власному соку',
    2,
  ])
})

function eater(cannot: string) {
  const allergy = cannot === 'fish' || cannot === 'peanuts'
  return {
    id: 'eat_1',
    name: 'Олена',
    account: false,
    portion: 1,
    diets: allergy ? [] : [cannot],
    allergies: allergy ? [cannot] : null,
    dislikes: [],
  } as Parameters<typeof eatersAmong>[0][number]
}
