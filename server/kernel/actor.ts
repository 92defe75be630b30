import type { Queryable } from '../db/client.ts'
import type { Actor, Context } from './context.ts'
import { DomainError } from './errors.ts'

/** The signed-in person, or a refusal. Every function that acts for somebody begins with it. */
export function signedIn(ctx: Context): Actor {
  if (!ctx.actor) throw new DomainError('sign_in_needed')
  return ctx.actor
}

/** Acts in another kitchen of the same person's; one that is not theirs looks like one that never was. */
export async function inKitchen<Asked extends Context>(
  ctx: Asked,
  kitchenId: string,
  sql: Queryable = ctx.sql,
): Promise<Asked & { actor: Actor }> {
  const actor = signedIn(ctx)
  if (kitchenId !== actor.kitchenId) {
    // kitchen_members_pkey
    const cooks = await sql`
      SELECT 1 FROM kitchen_members WHERE person_id = ${actor.personId} AND kitchen_id = ${kitchenId}`
    if (cooks.count === 0) throw new DomainError('kitchen_unknown')
  }
  return { ...ctx, actor: { ...actor, kitchenId } }
}

/** A signed-in person who has registered; a trial kitchen may not reach other people. */
export function registered(ctx: Context): Actor {
  const actor = signedIn(ctx)
  if (actor.demo) throw new DomainError('demo_cannot')
  return actor
}
