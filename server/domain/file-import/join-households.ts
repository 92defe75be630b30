import {
  type Household,
  householdParts,
  householdSchema,
  type KitchenBrought,
} from '../../../shared/wire/household.ts'
import type { LeftField } from '../../../shared/wire/intakes.ts'

/** What is of the whole account; there is one of each. */
const whole = ['settings', 'others', 'comments', 'members', 'repeats', 'menus'] as const

/**
 * Two programs in one archive, each with a plan and lists of its own: what the second has comes behind that of the first.
 * Null where they do not fit into each other, such as two whole accounts.
 */
export function joinHouseholds(first: Household, second: Household): Household | null {
  if (whole.some((part) => second[part].length > 0)) return null
  const placed = second.plan.some((entry) => entry.leftoverOf !== null) || followsAPlan(second)
  if (placed) return null
  const plan = [...first.plan, ...second.plan.map((entry) => ({ ...entry, eaters: null }))]
  const lists = [...first.lists, ...second.lists.map((list) => ({ ...list, current: false }))]
  const joined = {
    ...first,
    plan,
    lists,
    staples: [...first.staples, ...second.staples],
    tray: [...first.tray, ...second.tray],
    pantry: [...first.pantry, ...second.pantry],
    cookbooks: [...first.cookbooks, ...second.cookbooks],
    recurring: [...first.recurring, ...second.recurring],
    bought: [...first.bought, ...second.bought],
    choices: [...first.choices, ...second.choices],
  }
  const read = householdSchema.safeParse(joined)
  return read.success ? read.data : null
}

/** Its lines say for which dish of its plan they are, by the places in it. */
const followsAPlan = ({ lists }: Household) =>
  lists.some((list) => list.lines.some((line) => line.dishes.length > 0))

/** How much there is of each, in the words of the file. */
export function partsOf(household: KitchenBrought & Partial<Household>): LeftField[] {
  return householdParts.flatMap((name) => {
    const count = household[name]?.length ?? 0
    return count > 0 ? [{ name, said: String(count) }] : []
  })
}
