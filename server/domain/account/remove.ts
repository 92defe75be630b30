import { signedIn } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { provePassword } from '../people/prove.ts'
import { removePeople } from './remove-people.ts'

/** Deletes the account and all that is theirs. There is no way back, so it is proved to be them. */
export async function removeAccount(
  ctx: Context,
  input: { password?: string | undefined },
): Promise<{ removed: true }> {
  const actor = signedIn(ctx)
  await provePassword(ctx, input.password)
  await removePeople(ctx, [actor.personId])
  return { removed: true }
}
