import type { PlanRepeat, RepeatEnded } from '../../../../shared/wire/plan-weeks.ts'
import type { Transaction } from '../../../db/client.ts'
import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { dayLong, dayOf, instantOf } from '../days.ts'
import { lockPlan } from '../lock-plan.ts'
import { restoreMany } from '../take-back.ts'
import { weekdayOf } from './occurrences.ts'
import { extendRepeat, type RepeatRow, repeatColumns } from './rows.ts'

const mostRepeats = 60

/** An entry comes again: on these weekdays, every so many weeks, until a day. What it was repeated by before ends. */
export async function repeatEntry(
  ctx: Context,
  input: PlanRepeat,
): Promise<{ id: string; added: string[] }> {
  const { kitchenId, personId } = signedIn(ctx)
  return ctx.sql.begin(async (tx) => {
    await lockPlan(ctx, tx)
    const { date } = await endFrom(ctx, tx, input.id)
    if (input.until !== undefined && input.until < date) throw new DomainError('dates_crossed')
    const id = newId('rpt')
    // Nobody plans what is past: of an entry of long ago only what is still to come is put there. Two days, since
    // somewhere it is still yesterday.
    const past = dayOf(new Date(ctx.now().getTime() - 2 * dayLong))
    const weekdays = [...new Set(input.weekdays ?? [weekdayOf(instantOf(date))])].sort()
    const [repeat] = await tx<RepeatRow[]>`
      INSERT INTO plan_repeats (id, kitchen_id, first, weekdays, every_weeks, until, through, slot, kind,
        recipe_id, title, note, servings, added_by, created_at)
      SELECT ${id}, e.kitchen_id, e.date, ${weekdays}, ${input.everyWeeks}, ${input.until ?? null},
        greatest(e.date, ${past}::date),
        e.slot, e.kind, e.recipe_id, e.title, e.note, e.servings, ${personId}, ${ctx.now()}
      FROM plan_entries e WHERE e.id = ${input.id} AND (SELECT count(*) FROM plan_repeats p
        WHERE p.kitchen_id = ${kitchenId}) < ${mostRepeats}
      RETURNING ${repeatColumns(tx)}`
    if (!repeat) throw new DomainError('repeats_too_many', { limit: mostRepeats })
    await tx`
      UPDATE plan_entries SET repeat_id = ${id}, version = version + 1, updated_at = ${ctx.now()}
      WHERE id = ${input.id}`
    return { id, added: await extendRepeat(tx, repeat, ctx.now()) }
  })
}

/** From this entry on it comes no more; what was cooked already stays. */
export async function endRepeat(ctx: Context, input: { id: string }): Promise<RepeatEnded> {
  signedIn(ctx)
  return ctx.sql.begin(async (tx) => {
    await lockPlan(ctx, tx)
    const { ended } = await endFrom(ctx, tx, input.id)
    return ended ?? { repeatId: null, until: null, ids: [] }
  })
}

/** Takes that back. */
export async function resumeRepeat(ctx: Context, input: RepeatEnded): Promise<{ ids: string[] }> {
  const { kitchenId } = signedIn(ctx)
  return ctx.sql.begin(async (tx) => {
    await lockPlan(ctx, tx)
    await tx`
      UPDATE plan_repeats SET until = ${input.until}
      WHERE id = ${input.repeatId} AND kitchen_id = ${kitchenId}`
    return restoreMany(ctx, tx, input.ids)
  })
}

async function endFrom(
  ctx: Context,
  tx: Transaction,
  entryId: string,
): Promise<{ date: string; ended: RepeatEnded | null }> {
  const { kitchenId } = signedIn(ctx)
  const [entry] = await tx<{ date: string; repeatId: string | null; until: string | null }[]>`
    SELECT to_char(e.date, 'YYYY-MM-DD') AS date, e.repeat_id AS "repeatId",
      to_char(p.until, 'YYYY-MM-DD') AS until
    FROM plan_entries e LEFT JOIN plan_repeats p ON p.id = e.repeat_id
    WHERE e.id = ${entryId} AND e.kitchen_id = ${kitchenId} AND e.removed_at IS NULL`
  if (!entry) throw new DomainError('plan_entry_unknown')
  const { date, repeatId, until } = entry
  if (repeatId === null) return { date, ended: null }
  // plan_entries_repeat
  const gone = await tx<{ id: string }[]>`
    UPDATE plan_entries SET removed_at = ${ctx.now()}, version = version + 1, updated_at = ${ctx.now()}
    WHERE repeat_id = ${repeatId} AND date > ${date} AND cooked_at IS NULL AND removed_at IS NULL
    RETURNING id`
  await tx`UPDATE plan_repeats SET until = ${date} WHERE id = ${repeatId}`
  return { date, ended: { repeatId, until, ids: gone.map(({ id }) => id) } }
}
