import type { PlanChange } from '../../../shared/wire/plan.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { portionsFor } from '../members/needs.ts'
import { mostADay } from './insert.ts'
import { lockPlan } from './lock-plan.ts'

/** Changes what is given and nothing else; an entry that moves goes to the end of its new day. */
export async function changePlanEntry(ctx: Context, input: PlanChange): Promise<{ id: string }> {
  await ctx.sql.begin((tx) => changeEntry(ctx, tx, input))
  return { id: input.id }
}

/** The same inside a transaction of the caller's. */
export async function changeEntry(ctx: Context, tx: Transaction, input: PlanChange): Promise<void> {
  const actor = signedIn(ctx)
  await lockPlan(ctx, tx)
  const [entry] = await tx<{ day: string; slot: string }[]>`
    SELECT to_char(date, 'YYYY-MM-DD') AS day, slot FROM plan_entries
    WHERE id = ${input.id} AND kitchen_id = ${actor.kitchenId} AND removed_at IS NULL FOR UPDATE`
  if (!entry) throw new DomainError('plan_entry_unknown')
  const { eaters } = input
  const servings = input.servings ?? (await portionsFor(tx, actor.kitchenId, eaters))
  const day = input.date ?? entry.day
  const moves = day !== entry.day || (input.slot ?? entry.slot) !== entry.slot
  // plan_entries_date: the entries of one day
  const changed = await tx`
    UPDATE plan_entries SET date = ${day}, slot = ${input.slot ?? tx`slot`},
      servings = ${servings ?? tx`servings`}, eaters = ${eaters === undefined ? tx`eaters` : eaters}, note = ${input.note ?? tx`note`},
      position = CASE WHEN ${moves} THEN others.next ELSE position END,
      version = version + 1, updated_at = ${ctx.now()}
    FROM (SELECT count(*) AS held, coalesce(max(o.position) + 1, 0) AS next FROM plan_entries o
      WHERE o.kitchen_id = ${actor.kitchenId} AND o.date = ${day} AND o.removed_at IS NULL
        AND o.id <> ${input.id}) others
    WHERE id = ${input.id} AND (${day} = ${entry.day} OR others.held < ${mostADay})`
  if (changed.count === 0) throw new DomainError('plan_full', { limit: mostADay })
}
