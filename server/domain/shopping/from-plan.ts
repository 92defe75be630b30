import type { ListFromPlan } from '../../../shared/wire/shopping.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { followKitchen } from '../pantry/follow.ts'
import { cooksThere } from '../recipes/may-read.ts'
import { followDays, madeToFollow } from './follow-plan.ts'
import { lockList } from './list-lock.ts'
import { currentList } from './lists.ts'
import { insertList } from './manage.ts'

/**
 * Puts on a list what the dishes between two days ask for; from then on it follows them. What is in the
 * basket, what was bought, and what a person typed or changed is left as it is.
 */
export async function listFromPlan(
  ctx: Context,
  input: ListFromPlan,
): Promise<{ listId: string; added: number }> {
  const { kitchenId } = signedIn(ctx)
  if (input.from > input.to) throw new DomainError('dates_crossed')
  await followKitchen(ctx, kitchenId)
  return ctx.sql.begin(async (tx) => {
    if (!(await anyDish(ctx, tx, input))) throw new DomainError('plan_empty')
    const { id: listId } = await chosenList(ctx, tx, input)
    await lockList(ctx, tx, listId)
    await followDays(tx, listId, input)
    await forgetTakenOff(tx, listId, input)
    await madeToFollow(ctx, tx, listId)
    return { listId, added: await linesFor(tx, listId, input) }
  })
}

async function chosenList(ctx: Context, tx: Transaction, input: ListFromPlan) {
  if (input.listId !== undefined) return { id: input.listId }
  if (input.name !== undefined) return insertList(ctx, tx, input.name)
  return currentList(ctx, tx)
}

async function anyDish(
  ctx: Context,
  tx: Transaction,
  { from, to }: ListFromPlan,
): Promise<boolean> {
  const { kitchenId } = signedIn(ctx)
  // plan_entries_date
  const found = await tx`
    SELECT 1 FROM plan_entries e JOIN recipes r ON r.id = e.recipe_id
    WHERE e.kitchen_id = ${kitchenId} AND e.date BETWEEN ${from} AND ${to} AND e.kind = 'dish'
      AND e.cooked_at IS NULL AND e.removed_at IS NULL
      AND ${cooksThere(tx, tx`r.person_id`, tx`e.kitchen_id`)} LIMIT 1`
  return found.count > 0
}

/** What was taken off without being bought comes back to whoever asks for the list anew. */
async function forgetTakenOff(tx: Transaction, listId: string, { from, to }: ListFromPlan) {
  // shopping_lines_all
  await tx`
    DELETE FROM shopping_line_origins o USING shopping_lines l, plan_entries e
    WHERE l.list_id = ${listId} AND o.line_id = l.id AND e.id = o.plan_entry_id
      AND l.removed_at IS NOT NULL AND l.ticked_at IS NULL AND e.date BETWEEN ${from} AND ${to}`
}

/** How many lines are open for the dishes of these days. */
async function linesFor(tx: Transaction, listId: string, { from, to }: ListFromPlan) {
  // shopping_lines_list
  const [row] = await tx<{ count: number }[]>`
    SELECT count(DISTINCT l.id)::int AS count
    FROM shopping_lines l JOIN shopping_line_origins o ON o.line_id = l.id
    JOIN plan_entries e ON e.id = o.plan_entry_id
    WHERE l.list_id = ${listId} AND l.made AND l.ticked_at IS NULL AND l.removed_at IS NULL
      AND e.date BETWEEN ${from} AND ${to}`
  return row?.count ?? 0
}
