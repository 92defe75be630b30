import type { TrialLeft } from '../../../../shared/wire/people.ts'
import type { Queryable, Transaction } from '../../../db/client.ts'
import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'

export interface Trial {
  personId: string
  kitchenId: string
}

/** What was made in the trial kitchen that this session left when it signed in; null when there is nothing of it. */
export async function trialLeft(ctx: Context): Promise<TrialLeft | null> {
  const { sessionId } = signedIn(ctx)
  const trial = await trialOf(ctx.sql, sessionId)
  if (!trial) return null
  const { sql } = ctx
  const [left] = await sql<TrialLeft[]>`
    SELECT
      (SELECT count(*)::int FROM recipes r WHERE ${ownRecipes(sql, trial)}) AS recipes,
      (SELECT count(*)::int FROM plan_entries e WHERE ${ownEntries(sql, trial)}) AS planned,
      (SELECT count(*)::int FROM shopping_lines i JOIN shopping_lists l ON l.id = i.list_id
        WHERE l.kitchen_id = ${trial.kitchenId} AND i.removed_at IS NULL AND l.removed_at IS NULL) AS lines,
      (SELECT count(*)::int FROM likes WHERE person_id = ${trial.personId}) AS likes`
  return left && left.recipes + left.planned + left.lines + left.likes > 0 ? left : null
}

/** Only of a trial that is one still: whoever registered since has taken everything along already. */
export async function trialOf(sql: Queryable, sessionId: string): Promise<Trial | null> {
  const [row] = await sql<{ id: string; kitchen_id: string }[]>`
    SELECT p.id, m.kitchen_id FROM sessions s
    JOIN people p ON p.id = s.trial_id AND p.demo_until IS NOT NULL
    JOIN kitchen_members m ON m.person_id = p.id
    WHERE s.id = ${sessionId}`
  return row ? { personId: row.id, kitchenId: row.kitchen_id } : null
}

/** The sample week stays behind, unless its guest has made a dish of it their own. */
export function ownEntries(sql: Queryable | Transaction, { kitchenId }: Trial) {
  return sql`e.kitchen_id = ${kitchenId} AND e.removed_at IS NULL AND (NOT e.sample OR e.version > 1)`
}

export function ownRecipes(sql: Queryable | Transaction, trial: Trial) {
  return sql`r.person_id = ${trial.personId} AND r.removed_at IS NULL
    AND (NOT r.sample OR r.version > 1 OR EXISTS (
      SELECT 1 FROM cookbook_recipes held JOIN cookbooks c ON c.id = held.cookbook_id
      WHERE held.recipe_id = r.id AND c.kitchen_id = ${trial.kitchenId}) OR EXISTS (
      SELECT 1 FROM tray_dishes t WHERE t.recipe_id = r.id AND t.kitchen_id = ${trial.kitchenId})
      OR EXISTS (
      SELECT 1 FROM plan_entries e WHERE e.recipe_id = r.id AND ${ownEntries(sql, trial)}))`
}
