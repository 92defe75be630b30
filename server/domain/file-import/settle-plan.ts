import { usualServings } from '../../../shared/servings.ts'
import type { Household } from '../../../shared/wire/household.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { newId } from '../../kernel/ids.ts'
import { portionsOf } from '../members/needs.ts'
import { mostADay } from '../plan/insert.ts'

/** What the file calls each recipe, and what it is here. */
type Recipes = ReadonlyMap<string, string>
const recipeIn = (recipes: Recipes, key: string | null) =>
  key === null ? null : (recipes.get(key) ?? null)

interface Known {
  recipes: Recipes
  /** What those of the file are here, by their places in it. */
  repeats: readonly (string | null)[]
  eaters: readonly (string | null)[]
}

interface Settled {
  /** What was put there. */
  made: string[]
  /** What each of the file is here, whether it was put there or stood there before. */
  here: (string | null)[]
}

export async function settlePlan(
  ctx: Context,
  tx: Transaction,
  plan: Household['plan'],
  { recipes, repeats, eaters }: Known,
): Promise<Settled> {
  const { kitchenId, personId } = signedIn(ctx)
  const made: (string | null)[] = []
  const here: (string | null)[] = []
  const ofDay = new Map<string, string[]>()
  const eat = await portionsOf(tx, kitchenId)
  for (const entry of plan) {
    const id = newId('ple')
    const cooked =
      entry.cookedAt && new Date(Math.min(Date.parse(entry.cookedAt), ctx.now().getTime()))
    const eating = entry.eaters?.flatMap((at) => eaters[at] ?? []) ?? []
    const recipe = recipeIn(recipes, entry.recipe)
    const repeat = entry.repeat === null ? null : (repeats[entry.repeat] ?? null)
    // The same dish twice in one meal is two entries, where the file says so.
    const sameDay = ofDay.get(entry.date) ?? []
    // plan_entries_date: the entries of one day
    const added = await tx`
      INSERT INTO plan_entries (id, kitchen_id, date, slot, position, kind, recipe_id, title, note,
        servings, cooked_at, cooked_note, eaters, repeat_id, added_by, created_at, updated_at)
      SELECT ${id}, ${kitchenId}, ${entry.date}, ${entry.slot}, coalesce(max(position) + 1, 0),
        ${entry.kind}, ${recipe}, ${entry.title}, ${entry.note},
        coalesce(${entry.servings ?? eat}::int, (SELECT servings FROM recipes WHERE id = ${recipe}),
          ${usualServings}), ${cooked || null}, ${entry.cookedNote}, ${eating.length > 0 ? eating : null}::text[], ${repeat},
        ${personId}, ${ctx.now()}, ${ctx.now()}
      FROM plan_entries
      WHERE kitchen_id = ${kitchenId} AND date = ${entry.date} AND removed_at IS NULL
      HAVING count(*) < ${mostADay}
        AND count(*) FILTER (WHERE slot = ${entry.slot} AND title = ${entry.title}
          AND id <> ALL(${sameDay}::text[])) = 0`
    made.push(added.count > 0 ? id : null)
    if (added.count > 0) ofDay.set(entry.date, [...sameDay, id])
    here.push(added.count > 0 ? id : await sameEntry(tx, kitchenId, entry))
  }
  for (const [at, { leftoverOf }] of plan.entries()) {
    const [id, from] = [made[at], leftoverOf === null ? null : made[leftoverOf]]
    if (id && from && id !== from)
      await tx`UPDATE plan_entries SET leftover_of = ${from} WHERE id = ${id}`
  }
  return { made: made.filter((id) => id !== null), here }
}

/** What stood there before the file came. */
async function sameEntry(
  tx: Transaction,
  kitchenId: string,
  { date, slot, title }: Household['plan'][number],
): Promise<string | null> {
  // plan_entries_date
  const [row] = await tx<{ id: string }[]>`
    SELECT id FROM plan_entries
    WHERE kitchen_id = ${kitchenId} AND date = ${date} AND slot = ${slot} AND title = ${title}
      AND removed_at IS NULL ORDER BY position, id LIMIT 1`
  return row?.id ?? null
}

/** They go on from the day that they had reached: what they have put into the plan comes with the plan. */
export async function settleRepeats(
  ctx: Context,
  tx: Transaction,
  repeats: Household['repeats'],
  recipes: Recipes,
): Promise<(string | null)[]> {
  const { kitchenId, personId } = signedIn(ctx)
  const made: (string | null)[] = []
  for (const one of repeats) {
    const id = newId('rpt')
    const weekdays = [...new Set(one.weekdays)].sort()
    const added = await tx`
      INSERT INTO plan_repeats (id, kitchen_id, first, weekdays, every_weeks, until, through, slot, kind,
        recipe_id, title, note, servings, added_by, created_at)
      SELECT ${id}, ${kitchenId}, ${one.first}, ${weekdays}, ${one.everyWeeks}, ${one.until},
        greatest(${one.first}::date, ${one.through}::date), ${one.slot}, ${one.kind},
        ${recipeIn(recipes, one.recipe)}, ${one.title}, ${one.note}, ${one.servings}, ${personId}, ${ctx.now()}
      WHERE (SELECT count(*) FROM plan_repeats WHERE kitchen_id = ${kitchenId}) < 60
        AND NOT EXISTS (SELECT 1 FROM plan_repeats WHERE kitchen_id = ${kitchenId}
          AND title = ${one.title} AND slot = ${one.slot} AND first = ${one.first})`
    made.push(added.count > 0 ? id : null)
  }
  return made
}

export async function settleMenus(
  ctx: Context,
  tx: Transaction,
  menus: Household['menus'],
  recipes: Recipes,
): Promise<string[]> {
  const { kitchenId } = signedIn(ctx)
  const made: string[] = []
  for (const { name, dishes } of menus) {
    const id = newId('men')
    const added = await tx`
      INSERT INTO plan_menus (id, kitchen_id, name, created_at)
      SELECT ${id}, ${kitchenId}, ${name}, ${ctx.now()}
      WHERE (SELECT count(*) FROM plan_menus WHERE kitchen_id = ${kitchenId} AND removed_at IS NULL) < 60
        AND NOT EXISTS (SELECT 1 FROM plan_menus
          WHERE kitchen_id = ${kitchenId} AND name = ${name} AND removed_at IS NULL)`
    if (added.count === 0) continue
    made.push(id)
    const rows = dishes.map(({ recipe, ...dish }, position) => ({
      ...dish,
      menu_id: id,
      position,
      recipe_id: recipeIn(recipes, recipe),
    }))
    if (rows.length > 0) await tx`INSERT INTO plan_menu_dishes ${tx(rows)}`
  }
  return made
}

/** Who those of the file are here: the person themselves, or whoever has the name. */
export async function eatersHere(
  ctx: Context,
  tx: Transaction,
  members: Household['members'],
): Promise<(string | null)[]> {
  const { kitchenId, personId } = signedIn(ctx)
  // eaters_kitchen
  const rows = await tx<{ id: string; name: string }[]>`
    SELECT id, name FROM eaters WHERE kitchen_id = ${kitchenId}`
  return members.map((one) =>
    one.self ? personId : (rows.find((row) => row.name === one.name)?.id ?? null),
  )
}
