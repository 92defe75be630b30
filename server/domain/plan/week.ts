import { wholeUnits } from '../../../shared/money.ts'
import type { PlanWeek } from '../../../shared/wire/plan.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { portionsOf } from '../members/needs.ts'
import { cooksThere } from '../recipes/may-read.ts'
import { weekAround } from './days.ts'
import { type DishEaten, nutritionOfDays } from './nutrition.ts'
import { type PlanCardRow, planCardColumns, planEntryCard, planOrder } from './rows.ts'
import { todayOf } from './today.ts'

/** The kitchen's week around a day; the present one without it. */
export async function planWeek(
  ctx: Context,
  input: { date?: string | undefined },
): Promise<PlanWeek> {
  const actor = signedIn(ctx)
  const { today, timeZone } = await todayOf(ctx)
  const { from, to } = weekAround(input.date ?? today)
  // plan_entries_date
  const rows = await ctx.sql<PlanCardRow[]>`
    SELECT ${planCardColumns(ctx.sql, actor)}
    FROM plan_entries e LEFT JOIN recipes d ON d.id = e.recipe_id
      AND ${cooksThere(ctx.sql, ctx.sql`d.person_id`, ctx.sql`e.kitchen_id`)}
    WHERE e.kitchen_id = ${actor.kitchenId} AND e.date BETWEEN ${from} AND ${to} AND e.removed_at IS NULL
    ORDER BY ${planOrder(ctx.sql)}`
  // plan_entries_date, recipes_pkey
  const eaten = await ctx.sql<DishEaten[]>`
    SELECT to_char(e.date, 'YYYY-MM-DD') AS date, e.title, d.servings, d.ingredients,
      e.servings AS planned
    FROM plan_entries e LEFT JOIN recipes d ON d.id = e.recipe_id
      AND ${cooksThere(ctx.sql, ctx.sql`d.person_id`, ctx.sql`e.kitchen_id`)}
    WHERE e.kitchen_id = ${actor.kitchenId} AND e.date BETWEEN ${from} AND ${to}
      AND e.removed_at IS NULL AND e.kind IN ('dish', 'leftovers')
    ORDER BY ${planOrder(ctx.sql)}`
  return {
    from,
    to,
    timeZone,
    nutrition: nutritionOfDays(eaten, (await portionsOf(ctx.sql, actor.kitchenId)) ?? 1),
    entries: rows.map(planEntryCard),
    price: wholeUnits(
      rows.reduce((sum, row) => sum + row.price, 0),
      ctx.config.currency,
    ),
    unpriced: rows.filter((row) => row.kind === 'dish' && row.price === 0).length,
    currency: ctx.config.currency,
  }
}
