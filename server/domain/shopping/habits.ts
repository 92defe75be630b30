import { keyOf } from '../../../shared/food/shop/good.ts'
import type { ListHabits } from '../../../shared/wire/shopping.ts'
import type { Context } from '../../kernel/context.ts'
import { believed } from '../pantry/believed.ts'
import { goodsBought } from '../pantry/bought.ts'
import type { PantryRow } from '../pantry/moves.ts'
import { recurringGoods } from './recurring.ts'
import type { LineRow } from './rows.ts'

const mostUsual = 12
const mostKnown = 200
/** Twice is a habit, as long as it is not over. */
const often = 2
const lately = 120 * 86_400_000

/** What this kitchen buys often and has neither on the list nor at home, what is due, and what it has ever bought. */
export async function habitsFor(
  ctx: Context,
  lines: readonly LineRow[],
  pantry: readonly PantryRow[],
): Promise<ListHabits> {
  const [goods, recurring] = await Promise.all([goodsBought(ctx), recurringGoods(ctx)])
  const listed = new Set(lines.map(keyOf))
  const now = ctx.now()
  const home = new Set(pantry.filter((row) => believed(row, now) === 'fresh').map(({ key }) => key))
  const due = recurring.filter((good) => good.due && !listed.has(good.key))
  const told = new Set(due.map((good) => good.key))
  return {
    usual: goods
      .filter(
        ({ key, times, boughtAt }) =>
          times >= often &&
          now.getTime() - Date.parse(boughtAt) < lately &&
          ![listed, home, told].some((keys) => keys.has(key)),
      )
      .slice(0, mostUsual)
      .map(({ key, name, text }) => ({ key, name, text })),
    due,
    known: goods.slice(0, mostKnown).map(({ name, text }) => ({ name, text })),
  }
}
