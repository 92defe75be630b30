import type { MealSlot } from '../../../shared/meals.ts'
import type { PlanEntryView } from '../../../shared/wire/plan.ts'
import type { Queryable } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { startOfPage } from '../../kernel/page-start.ts'
import { dayLong, dayOf, instantOf } from './days.ts'
import { type PlanEntryRow, planEntryColumns, planEntryView, planOrder } from './rows.ts'
import { todayOf } from './today.ts'

const longest = 92

export interface PlanPage {
  from: string
  to: string
  entries: PlanEntryView[]
  nextCursor: string | null
}

/** The kitchen's plan between two dates, both included; two weeks from today unless told otherwise. */
export async function listPlan(
  ctx: Context,
  query: {
    from?: string | undefined
    to?: string | undefined
    limit?: number | undefined
    cursor?: string | undefined
  } = {},
): Promise<PlanPage> {
  const actor = signedIn(ctx)
  const from = query.from ?? (await todayOf(ctx)).today
  const to = query.to ?? dayOf(new Date(instantOf(from) + 13 * dayLong))
  const days = (instantOf(to) - instantOf(from)) / dayLong
  if (days < 0) throw new DomainError('dates_crossed')
  if (days >= longest) throw new DomainError('days_too_many', { days: longest })
  const limit = query.limit ?? 500
  const offset = startOfPage(query.cursor)
  // plan_entries_date
  const rows = await ctx.sql<PlanEntryRow[]>`
    SELECT ${planEntryColumns(ctx.sql, actor)} FROM plan_entries e
    WHERE e.kitchen_id = ${actor.kitchenId} AND e.date BETWEEN ${from} AND ${to} AND e.removed_at IS NULL
    ORDER BY ${planOrder(ctx.sql)}
    LIMIT ${limit + 1} OFFSET ${offset}`
  return {
    from,
    to,
    entries: rows.slice(0, limit).map(planEntryView),
    nextCursor: rows.length > limit ? String(offset + limit) : null,
  }
}

/** What is planned on these days already, in their order. */
export async function plannedOn(
  ctx: Context,
  sql: Queryable,
  dates: readonly string[],
): Promise<{ date: string; slot: MealSlot; title: string }[]> {
  const actor = signedIn(ctx)
  // plan_entries_date
  return sql<{ date: string; slot: MealSlot; title: string }[]>`
    SELECT to_char(e.date, 'YYYY-MM-DD') AS date, e.slot, e.title FROM plan_entries e
    WHERE e.kitchen_id = ${actor.kitchenId} AND e.date = ANY(${[...dates]}::date[])
      AND e.removed_at IS NULL
    ORDER BY ${planOrder(sql)}`
}
