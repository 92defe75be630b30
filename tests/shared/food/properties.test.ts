import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { mergeAmounts } from '../../../shared/food/amounts/merge.ts'
import { scaleLine } from '../../../shared/food/amounts/scale.ts'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import { foods, isReady } from '../../../shared/food/lexicon/index.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { printLine } from '../../../shared/food/line/print.ts'
import { unitBeside } from '../../../shared/food/line/together.ts'
import type { Amount, ParsedLine } from '../../../shared/food/line/types.ts'
import { type UnitId, units } from '../../../shared/food/units/units.ts'

/** "2 head cheese" is brawn, "bar syrup" what a barman makes, "loaf cake" a cake: nobody counts any of them so. */
const namesAnother: ReadonlySet<string> = new Set([
  ...['head cheese', 'bar syrup', 'drop scones', 'loaf cake', 'cup soup-ready'],
])
const unitIds = Object.keys(units) as UnitId[]
const quantity = fc.integer({ min: 1, max: 64 }).map((quarters) => quarters / 4)
const amount: fc.Arbitrary<Amount> = fc.record({ quantity, unit: fc.constantFrom(...unitIds) })
const food = fc.constantFrom(...foods)
/** What is ready is a dish to whoever asks; "party food" is an occasion, and what follows it may be for the guests. */
const askedFood = fc.constantFrom(...foods.filter(({ id }) => !isReady(id) && id !== 'party-food'))

describe('what always holds', () => {
  test('a line that is printed and read again says the same amount, in both languages', () => {
    fc.assert(
      fc.property(amount, food, fc.constantFrom('uk', 'en'), (said, known, language) => {
        fc.pre(!namesAnother.has(`${said.unit} ${known.id}`) && known.id !== 'ostiepok')
        const line: ParsedLine = {
          text: '',
          foodText: '',
          understood: true,
          food: known.id,
          ...said,
        }
        const again = parseIngredientLine(printLine(line, language as 'uk' | 'en'))
        // Three digits are printed.
        expect(Math.abs((again.quantity ?? 0) / said.quantity - 1)).toBeLessThan(0.01)
        expect(again.unit as UnitId).toBe(unitBeside(known.id, said.unit) as UnitId)
      }),
      { numRuns: 500 },
    )
  })

  test('every food is found by every Ukrainian and English name of its own, or by a name it shares', () => {
    const lost = foods.flatMap((each) =>
      [...each.uk, ...each.en]
        .filter((name) => !parseIngredientLine(name).understood)
        .map((name) => `${each.id}: ${name}`),
    )
    expect(lost).toEqual([])
  })

  test('adding up does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 8 }), food, fc.nat(), (amounts, known, seed) => {
        const shuffled = amounts.toSorted((a, b) => mixed(a, seed) - mixed(b, seed))
        expectSame(mergeAmounts(shuffled, known.id), mergeAmounts(amounts, known.id))
      }),
    )
  })

  test('adding up in two parts is adding up at once', () => {
    fc.assert(
      fc.property(
        fc.array(amount, { maxLength: 5 }),
        fc.array(amount, { maxLength: 5 }),
        food,
        (first, second, known) => {
          const parts = mergeAmounts([...mergeAmounts(first, known.id), ...second], known.id)
          const once = mergeAmounts([...first, ...second], known.id)
          expectSame(parts, once)
        },
      ),
    )
  })

  test('scaling there and back is where it began', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 12 }), (said, factor) => {
        const line: ParsedLine = { text: '', foodText: '', understood: true, ...said }
        expect(scaleLine(scaleLine(line, factor), 1 / factor).quantity).toBeCloseTo(
          said.quantity,
          4,
        )
      }),
    )
  })

  test('a refusal of any food never asks for food', () => {
    fc.assert(
      fc.property(
        food,
        fc.constantFrom('не люблю', 'алергія на', 'without', 'no'),
        (known, refusal) => {
          const name = /[a-z]/.test(refusal) ? known.en[0] : known.uk[0]
          const slots = understandQuery(`щось смачне ${refusal} ${name}`)
          expect(slots.include).toEqual([])
          expect(slots.useUp).toEqual([])
        },
      ),
      { numRuns: 800 },
    )
  })

  test('a list of three allergies asks for none of the three', () => {
    const said = fc.constantFrom('алергія на', 'allergic to', 'no')
    fc.assert(
      fc.property(said, askedFood, askedFood, askedFood, (refusal, first, second, third) => {
        const [and, language] = /[a-z]/.test(refusal)
          ? (['and', 'en'] as const)
          : (['та', 'uk'] as const)
        const named = [first, second, third].map((each) => each[language][0] ?? '')
        const slots = understandQuery(`${refusal} ${named[0]}, ${named[1]} ${and} ${named[2]}`)
        expect(slots.include).toEqual([])
        expect(slots.useUp).toEqual([])
      }),
      { numRuns: 400 },
    )
  })
})

/** The same sums, whatever units they are told in: equal but for the last digits. */
function expectSame(left: readonly Amount[], right: readonly Amount[]): void {
  const [first, second] = [total(left), total(right)]
  expect([...first.keys()].sort()).toEqual([...second.keys()].sort())
  for (const [unit, sum] of first)
    expect(Math.abs(sum / (second.get(unit) ?? 0) - 1)).toBeLessThan(1e-4)
}

function total(amounts: readonly Amount[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { unit, quantity } of amounts) {
    const base = unit && units[unit].dimension !== 'count' ? units[unit] : undefined
    const key = base ? base.dimension : (unit ?? 'piece')
    sums.set(key, (sums.get(key) ?? 0) + quantity * (base?.factor ?? 1))
  }
  return sums
}

function mixed(each: Amount, seed: number): number {
  return Math.sin(each.quantity * 12.9898 + seed + (each.unit ?? '').length)
}
