import type { PlanEntryView } from '../../../shared/wire/plan.ts'
import { signedIn } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { dayLong, dayOf, instantOf } from './days.ts'
import { type PlanEntryRow, planEntryColumns, planEntryView, planOrder } from './rows.ts'

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
  const from = query.from ?? dayOf(ctx.now())
  const to = query.to ?? dayOf(new Date(instantOf(from) + 13 * dayLong))
  const days = (instantOf(to) - instantOf(from)) / dayLong
  if (days < 0 || days >= longest) throw new DomainError('dates_crossed', { days: longest })
  const limit = query.limit ?? 500
  const offset = /^\d{1,6}$/.test(query.cursor ?? '') ? Number(query.cursor) : 0
  // plan_entries_date
  const rows = await ctx.sql<PlanEntryRow[]>`
    SELECT ${planEntryColumns(ctx.sql, actor.personId)} FROM plan_entries e
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
