import type { ListFromPlan } from '../../../shared/wire/shopping.ts'
import { signedIn } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/client.ts'
import { DomainError } from '../../errors.ts'
import { lockList } from './list-lock.ts'
import { currentList } from './lists.ts'
import { addNeeds, dropEmptyLines, takeBackNeeds } from './made-lines.ts'
import { insertList } from './manage.ts'
import { type DishToBuy, needsOf } from './needs.ts'
import { keyOf } from './rows.ts'

/**
 * Puts on a list what the dishes between two days ask for. Doing it again makes the same lines anew: what
 * is in the basket, what was bought, and what a person typed or changed is left as it is.
 */
export async function listFromPlan(
  ctx: Context,
  input: ListFromPlan,
): Promise<{ listId: string; added: number }> {
  signedIn(ctx)
  if (input.from > input.to) throw new DomainError('dates_crossed', { days: 92 })
  return ctx.sql.begin(async (tx) => {
    const dishes = await plannedDishes(ctx, tx, input)
    if (dishes.length === 0) throw new DomainError('plan_empty')
    const { id: listId } = await chosenList(ctx, tx, input)
    await lockList(ctx, tx, listId)
    const settled = await settledNeeds(tx, listId)
    const needs = needsOf(dishes).filter((need) => !settled.has(`${need.entryId} ${need.key}`))
    await takeBackNeeds(tx, listId, input)
    const { added } = await addNeeds(ctx, tx, listId, needs)
    await dropEmptyLines(tx, listId)
    return { listId, added }
  })
}

async function chosenList(ctx: Context, tx: Transaction, input: ListFromPlan) {
  if (input.listId !== undefined) return { id: input.listId }
  if (input.name !== undefined) return insertList(ctx, tx, input.name)
  return currentList(ctx, tx)
}

/** Who eats together shops together: a dish counts whoever of the kitchen has its recipe. */
function plannedDishes(
  ctx: Context,
  tx: Transaction,
  { from, to }: ListFromPlan,
): Promise<DishToBuy[]> {
  const { kitchenId } = signedIn(ctx)
  // plan_entries_date
  return tx<DishToBuy[]>`
    SELECT e.id AS "entryId", r.id AS "recipeId", e.title, e.servings, r.servings AS "recipeServings",
      r.ingredients
    FROM plan_entries e JOIN recipes r ON r.id = e.recipe_id AND r.removed_at IS NULL
    WHERE e.kitchen_id = ${kitchenId} AND e.date BETWEEN ${from} AND ${to} AND e.kind = 'dish'
      AND e.cooked_at IS NULL AND e.removed_at IS NULL
    ORDER BY e.date, e.position, e.id`
}

/** What a person has settled for a dish: bought, also when it was cleared away since, or put in their own words. */
async function settledNeeds(tx: Transaction, listId: string): Promise<Set<string>> {
  const rows = await tx<{ entry: string; food: string | null; text: string }[]>`
    SELECT o.plan_entry_id AS entry, l.food, l.text
    FROM shopping_lines l JOIN shopping_line_origins o ON o.line_id = l.id
    WHERE l.list_id = ${listId} AND o.plan_entry_id IS NOT NULL
      AND (l.ticked_at IS NOT NULL OR (NOT l.made AND l.removed_at IS NULL))`
  return new Set(rows.map((row) => `${row.entry} ${keyOf(row)}`))
}
