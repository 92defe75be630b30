import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Plan } from '../../../../server/domain/ask/plan.ts'
import { answerTo } from '../../../../server/domain/ask/search-recipes.ts'
import { waysToRelax } from '../../../../server/domain/ask/ways.ts'
import type { Slots } from '../../../../shared/food/ask/types.ts'
import { emptySlots } from '../../../../shared/food/ask/understand.ts'
import { cuisines, equipment, occasions } from '../../../../shared/food/lexicon/taxonomy.ts'
import { facetName } from '../../../../shared/language/search.ts'
import { searchUk } from '../../../../shared/language/search.uk.ts'
import { type Asking, startAsking } from '../../../support/asking.ts'

let asking: Asking
beforeAll(async () => {
  asking = await startAsking()
}, 60_000)
afterAll(() => asking.app.stop())

const some = (ids: readonly string[]) => fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 2 })
const idsOf = (named: readonly { id: string }[]) => named.map((one) => one.id)
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

/** What may be left out of a question, limits and vague wishes beside it: all that a question has without naming a food. */
const softSlots: fc.Arbitrary<Slots> = fc
  .record({
    words: some(['хрустке', 'сметана', 'крокодил', 'гаряче', 'ноутбук']),
    equipment: some(idsOf(equipment)),
    occasions: some(idsOf(occasions)),
    cuisines: some(idsOf(cuisines)),
    limits: fc.record(
      {
        maxMinutes: fc.constantFrom(1, 15, 30, 240),
        minMinutes: fc.constantFrom(5, 60),
        price: fc.constantFrom(
          { max: 10_000, per: 'total' as const },
          { max: 500, per: 'serving' as const },
          { max: 500, per: 'total' as const, currency: 'USD' },
        ),
        servings: fc.constantFrom(1, 4),
        vague: fc.constantFrom('easy' as const, 'any' as const),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ limits, ...lists }) => ({ ...emptySlots('uk'), ...lists, ...limits }))

const condition = fc.record({ text: fc.constant('x'), atMost: fc.nat() })
const plans: fc.Arbitrary<Plan> = fc.record({
  unasked: fc.constant(0),
  must: fc.array(condition, { maxLength: 1 }),
  soft: fc.record({
    words: fc.array(condition, { maxLength: 2 }),
    equipment: fc.array(condition, { maxLength: 1 }),
    occasions: fc.array(condition, { maxLength: 1 }),
    cuisines: fc.array(condition, { maxLength: 1 }),
  }),
  diets: fc.constant([]),
  refusing: fc.constant([]),
  occasions: fc.constant([]),
  wider: fc.constant(undefined),
  closer: fc.constant([]),
  instead: fc.constant([]),
  never: fc.array(fc.constant('!x'), { maxLength: 1 }),
  unknownWords: fc.array(fc.constant('слово'), { maxLength: 1 }),
  harmless: fc.constant(0),
  noneForBabies: fc.constant(false),
  rank: fc.constant([]),
  each: fc.constant([]),
  behind: fc.constant([]),
  headline: fc.constant([]),
  last: fc.constant([]),
  lastUnless: fc.constant([]),
  called: fc.constant({ words: [], named: [] }),
})

describe('whatever was understood', () => {
  test('is tried at least once, with no more left out at first than words that nobody wrote', () => {
    fc.assert(
      fc.property(plans, softSlots, maybe(fc.nat()), (plan, slots, maxServingPrice) => {
        const asked = { ...slots, ...(maxServingPrice !== undefined && { maxServingPrice }) }
        const ways = waysToRelax(plan, asked, 'UAH')
        expect(ways.length).toBeGreaterThan(0)
        expect(ways[0]).toEqual(plan.unknownWords.length > 0 ? ['words'] : [])
        // Each try leaves out one kind more than the one before it.
        expect(ways.map((way) => way.length)).toEqual(
          ways.map((_, at) => at + (ways[0]?.length ?? 0)),
        )
      }),
      { numRuns: 2000 },
    )
  })

  test('finds something, or says why it does not; and what is left out is named', async () => {
    await fc.assert(
      fc.asyncProperty(softSlots, async (slots) => {
        const { items, summary, relaxed } = await answerTo(asking.ctx, asking.ctx.sql, slots, {})
        if (items.length === 0) {
          expect(relaxed).toBeNull()
          expect(
            [searchUk.notUnderstood, searchUk.nothingMeets].filter((why) => summary.includes(why)),
          ).toHaveLength(1)
          return
        }
        // What is shown meets it all, or what it does not meet is named.
        for (const kind of ['occasions', 'cuisines', 'equipment'] as const)
          for (const id of slots[kind]) {
            const name = facetName(kind, id, 'uk')
            expect(summary).toContain(name)
          }
        for (const word of slots.words) expect(summary).toContain(word)
      }),
      { numRuns: 150 },
    )
  }, 120_000)

  test('that is only limits finds what meets them, wherever anything does', async () => {
    const dishes = [...asking.demo.values()].map((dish) => dish.prepMinutes + dish.cookMinutes)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 600 }), fc.boolean(), async (minutes, least) => {
        const slots = { ...emptySlots('uk'), [least ? 'minMinutes' : 'maxMinutes']: minutes }
        const { items } = await answerTo(asking.ctx, asking.ctx.sql, slots, {})
        const fitting = dishes.filter((one) => (least ? one >= minutes : one <= minutes))
        expect(items).toHaveLength(Math.min(10, fitting.length))
      }),
      { numRuns: 60 },
    )
  }, 60_000)
})
