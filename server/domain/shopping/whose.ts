import type { WhoseList } from '../../../shared/wire/shopping.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'

/** In which kitchen of the actor's a list is: a link to it may have come from there. Of others' nothing is said. */
export async function whoseList(ctx: Context, input: { id: string }): Promise<WhoseList> {
  // shopping_lists_pkey, kitchen_members_pkey
  const [list] = await ctx.sql<{ kitchenId: string }[]>`
    SELECT l.kitchen_id AS "kitchenId" FROM shopping_lists l
      JOIN kitchen_members m ON m.kitchen_id = l.kitchen_id
    WHERE l.id = ${input.id} AND l.removed_at IS NULL AND m.person_id = ${signedIn(ctx).personId}`
  return { kitchenId: list?.kitchenId ?? null }
}
