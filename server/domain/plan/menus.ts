import type { PlanMenu } from '../../../shared/wire/plan-weeks.ts'
import type { Queryable } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { weekEntries } from './copy-week.ts'
import { dayLong, dayOf, instantOf, weekAround } from './days.ts'
import type { EntryRow } from './insert.ts'
import { lockPlan } from './lock-plan.ts'
import { putMany } from './put-many.ts'
import { weekdayOf } from './repeats/occurrences.ts'

const most = 60

/** Weeks that the kitchen has saved, by name. */
export async function readMenus(ctx: Context): Promise<PlanMenu[]> {
  const { kitchenId } = signedIn(ctx)
  // plan_menus_kitchen, plan_menu_dishes_pkey
  const menus = await ctx.sql<PlanMenu[]>`
    SELECT m.id, m.name, ARRAY(SELECT d.title FROM plan_menu_dishes d
      WHERE d.menu_id = m.id ORDER BY d.position) AS titles
    FROM plan_menus m WHERE m.kitchen_id = ${kitchenId} AND m.removed_at IS NULL
    ORDER BY lower(m.name), m.id`
  return [...menus]
}

/** The week around a day under a name; a menu of that name there was is another one. */
export async function saveMenu(
  ctx: Context,
  input: { name: string; from: string },
): Promise<{ id: string }> {
  const { kitchenId } = signedIn(ctx)
  const entries = await weekEntries(ctx, input.from)
  const id = newId('men')
  const dishes = entries.map(({ date, recipeId, ...entry }, position) => ({
    ...entry,
    menu_id: id,
    position,
    weekday: weekdayOf(instantOf(date)),
    recipe_id: recipeId,
  }))
  await ctx.sql.begin(async (tx) => {
    await lockPlan(ctx, tx)
    const made = await tx`
      INSERT INTO plan_menus (id, kitchen_id, name, created_at)
      SELECT ${id}, ${kitchenId}, ${input.name}, ${ctx.now()} WHERE (SELECT count(*) FROM plan_menus
        WHERE kitchen_id = ${kitchenId} AND removed_at IS NULL) < ${most}`
    if (made.count === 0) throw new DomainError('menus_too_many', { limit: most })
    await tx`INSERT INTO plan_menu_dishes ${tx(dishes)}`
  })
  return { id }
}

/** A saved week on the week around a day. */
export async function placeMenu(
  ctx: Context,
  input: { id: string; from: string },
): Promise<{ ids: string[] }> {
  const { kitchenId } = signedIn(ctx)
  const monday = instantOf(weekAround(input.from).from)
  // plan_menu_dishes_pkey
  const dishes = await ctx.sql<(Omit<EntryRow, 'date'> & { weekday: number })[]>`
    SELECT d.weekday, d.slot, d.kind, d.recipe_id AS "recipeId", d.title, d.note, d.servings
    FROM plan_menus m JOIN plan_menu_dishes d ON d.menu_id = m.id
    WHERE m.id = ${input.id} AND m.kitchen_id = ${kitchenId} AND m.removed_at IS NULL
    ORDER BY d.position`
  if (dishes.length === 0) throw new DomainError('menu_unknown')
  const entries = dishes.map(({ weekday, ...dish }) => ({
    ...dish,
    date: dayOf(new Date(monday + weekday * dayLong)),
  }))
  return ctx.sql.begin((tx) => putMany(ctx, tx, entries))
}

/** Twice is as good as once; it can be put back until the sweep deletes it for good. */
export function removeMenu(ctx: Context, input: { id: string }): Promise<{ id: string }> {
  return markMenu(ctx, ctx.sql, input.id, ctx.now())
}

/** Back, if there is still room for it. */
export function restoreMenu(ctx: Context, input: { id: string }): Promise<{ id: string }> {
  const { kitchenId } = signedIn(ctx)
  return ctx.sql.begin(async (tx) => {
    await lockPlan(ctx, tx)
    const others = await tx`
      SELECT 1 FROM plan_menus
      WHERE kitchen_id = ${kitchenId} AND removed_at IS NULL AND id <> ${input.id}`
    if (others.count >= most) throw new DomainError('menus_too_many', { limit: most })
    return markMenu(ctx, tx, input.id, null)
  })
}

async function markMenu(
  ctx: Context,
  sql: Queryable,
  id: string,
  removed: Date | null,
): Promise<{ id: string }> {
  const { kitchenId } = signedIn(ctx)
  const marked = await sql`
    UPDATE plan_menus SET removed_at = ${removed} WHERE id = ${id} AND kitchen_id = ${kitchenId}`
  if (marked.count === 0) throw new DomainError('menu_unknown')
  return { id }
}
