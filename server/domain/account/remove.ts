import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { requirePassword } from '../people/require-password.ts'
import { removePeople } from './remove-people.ts'

/** Deletes the account and all that is theirs. There is no way back, so it is proved to be them. */
export async function removeAccount(
  ctx: Context,
  input: { password?: string | undefined },
): Promise<{ removed: true }> {
  const actor = signedIn(ctx)
  await requirePassword(ctx, input.password)
  await removePeople(ctx, [actor.personId])
  return { removed: true }
}
