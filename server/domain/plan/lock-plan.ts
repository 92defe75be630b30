import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'

/** What is added to a kitchen's plan is added in turn: of two who look for room at once, one looks second. */
export async function lockPlan(ctx: Context, tx: Transaction): Promise<void> {
  // Not FOR UPDATE: that would wait for everybody who adds anything that belongs to the kitchen.
  await tx`SELECT 1 FROM kitchens WHERE id = ${signedIn(ctx).kitchenId} FOR NO KEY UPDATE`
}
