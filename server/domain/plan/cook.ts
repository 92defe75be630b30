import type { SentCooking } from '../../../shared/wire/changes.ts'
import type { CookedDish, PlanCookDish } from '../../../shared/wire/plan.ts'
import type { Queryable, Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { keepRecipeWithin } from '../feed/copy.ts'
import { dayLong, dayOf, instantOf } from './days.ts'
import { insertPlanEntry } from './insert.ts'
import { lockPlan } from './lock-plan.ts'

/** Says that a dish was cooked, or takes that back. The recipe remembers when it was cooked last. */
export async function cookPlanEntry(
  ctx: Context,
  input: { id: string; cooked: boolean },
): Promise<{ id: string }> {
  await ctx.sql.begin((tx) => markCooked(ctx, tx, input))
  return { id: input.id }
}

// A day earlier or later than it was planned is still that dish.
const near = 2 * dayLong
/** Who presses «Готово» twice has cooked once. */
const sameCooking = 3 * 60 * 60 * 1000

/**
 * Says that a dish has just been cooked, whether it was planned or not: the planned one of today or near it is
 * marked, else it goes to today as cooked, since what was cooked is the history of the plan. A dish of the
 * feed is kept, as it is when it is planned.
 */
export async function cookDish(ctx: Context, input: PlanCookDish): Promise<CookedDish> {
  signedIn(ctx)
  return ctx.sql.begin(async (tx) => {
    // Of two devices that tell it at once, the second finds what the first has told.
    await lockPlan(ctx, tx)
    const planned = await plannedNear(ctx, tx, input)
    if (planned) {
      const { id, date, slot } = planned
      if (!planned.cooked) await markCooked(ctx, tx, { id, cooked: true })
      return { id, date, slot, planned: true, keptRecipeId: null }
    }
    const { date, slot, servings } = input
    const kept = 'recipeId' in input ? null : await keepRecipeWithin(ctx, tx, input.publicationId)
    const recipeId = 'recipeId' in input ? input.recipeId : (kept?.id ?? '')
    const { id } = await insertPlanEntry(ctx, tx, { recipeId, date, slot, servings })
    await markCooked(ctx, tx, { id, cooked: true })
    return { id, date, slot, planned: false, keptRecipeId: kept?.isNew ? kept.id : null }
  })
}

/** The same for a device that was cut off while its person cooked. Whoever has marked it meanwhile cooked it too. */
export async function applyCooking(
  ctx: Context,
  tx: Transaction,
  { entryId, dish, date, slot, servings }: SentCooking,
): Promise<void> {
  await lockPlan(ctx, tx)
  const planned = await plannedNear(ctx, tx, { ...dish, date, slot, servings })
  if (planned?.cooked) return
  const added = async () => {
    const taken = await tx`SELECT 1 FROM plan_entries WHERE id = ${entryId}`
    if (taken.count > 0) throw new DomainError('plan_entry_unknown')
    const recipeId =
      'recipeId' in dish ? dish.recipeId : (await keepRecipeWithin(ctx, tx, dish.publicationId)).id
    return insertPlanEntry(ctx, tx, { recipeId, date, slot, servings }, entryId)
  }
  const { id } = planned ?? (await added())
  await markCooked(ctx, tx, { id, cooked: true })
}

async function plannedNear(ctx: Context, sql: Queryable, input: PlanCookDish) {
  const { kitchenId } = signedIn(ctx)
  const today = instantOf(input.date)
  const [from, to] = [today - near, today + near].map((ms) => dayOf(new Date(ms)))
  const since = new Date(ctx.now().getTime() - sameCooking)
  const same =
    'recipeId' in input
      ? sql`r.id = ${input.recipeId}`
      : sql`(r.copied_publication_id = ${input.publicationId}
          OR r.id = (SELECT p.recipe_id FROM publications p WHERE p.id = ${input.publicationId}))`
  // plan_entries_date: the entries of a few days
  const [entry] = await sql<
    { id: string; date: string; slot: CookedDish['slot']; cooked: boolean }[]
  >`
    SELECT e.id, to_char(e.date, 'YYYY-MM-DD') AS date, e.slot, e.cooked_at IS NOT NULL AS cooked
    FROM plan_entries e JOIN recipes r ON r.id = e.recipe_id
    WHERE e.kitchen_id = ${kitchenId} AND e.date BETWEEN ${from ?? ''} AND ${to ?? ''}
      AND e.removed_at IS NULL AND (e.cooked_at IS NULL OR e.cooked_at > ${since}) AND ${same}
    ORDER BY e.cooked_at IS NULL, abs(e.date - ${input.date}::date), e.date, e.position LIMIT 1`
  return entry
}

export async function markCooked(
  ctx: Context,
  tx: Transaction,
  { id, cooked }: { id: string; cooked: boolean },
): Promise<void> {
  const actor = signedIn(ctx)
  const at = cooked ? tx`coalesce(cooked_at, ${ctx.now()})` : tx`NULL`
  const by = cooked
    ? tx`CASE WHEN cooked_at IS NULL THEN ${actor.personId} ELSE cooked_by END`
    : tx`NULL`
  const [entry] = await tx<{ recipe_id: string | null }[]>`
    UPDATE plan_entries SET cooked_at = ${at}, cooked_by = ${by}, version = version + 1, updated_at = ${ctx.now()}
    WHERE id = ${id} AND kitchen_id = ${actor.kitchenId} AND removed_at IS NULL
    RETURNING recipe_id`
  if (!entry) throw new DomainError('plan_entry_unknown')
  await rememberLastCooked(tx, entry.recipe_id)
}

/** A recipe was last cooked when the last of its entries was: one that went or came back counts anew. */
export async function rememberLastCooked(sql: Queryable, recipeId: string | null): Promise<void> {
  if (recipeId === null) return
  // plan_entries_recipe
  await sql`
    UPDATE recipes SET last_cooked_at = (SELECT max(e.cooked_at) FROM plan_entries e
      WHERE e.recipe_id = recipes.id AND e.removed_at IS NULL)
    WHERE id = ${recipeId}`
}
