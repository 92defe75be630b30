import type {
  AfterReset,
  AfterResetView,
  EndAfterResetInput,
} from '../../../../shared/wire/after-reset.ts'
import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import { asDomainError } from '../../../kernel/errors.ts'
import { connections } from '../../agents/connections/list.ts'
import { revoke } from '../../agents/connections/revoke.ts'
import { listPasskeys, removePasskey } from '../../people/passkeys/list.ts'
import { listIdentities, unlinkIdentity } from '../../people/ways-in.ts'

/** What the reset that began this session ended, and what still lets somebody in; null for other sessions. */
export async function afterReset(ctx: Context): Promise<AfterResetView | null> {
  const actor = signedIn(ctx)
  const [row] = await ctx.sql<{ after_reset: AfterReset | null }[]>`
    SELECT after_reset FROM sessions WHERE id = ${actor.sessionId}`
  if (!row?.after_reset) return null
  const [agents, passkeys, services] = await Promise.all([
    connections(ctx),
    listPasskeys(ctx),
    listIdentities(ctx),
  ])
  return { ...row.after_reset, left: { agents, passkeys, services } }
}

/** Ends what the person chose on that page. What has gone meanwhile is gone as they wished. */
export async function endAfterReset(ctx: Context, input: EndAfterResetInput): Promise<void> {
  const { sessionId } = signedIn(ctx)
  for (const grantId of input.agents) await orGone(revoke(ctx, { grantId }))
  for (const id of input.passkeys) await orGone(removePasskey(ctx, { id }))
  for (const provider of input.services) await orGone(unlinkIdentity(ctx, { provider }))
  await ctx.sql`UPDATE sessions SET after_reset = NULL WHERE id = ${sessionId}`
}

async function orGone(ending: Promise<unknown>): Promise<void> {
  try {
    await ending
  } catch (error) {
    if (asDomainError(error).kind !== 'not_found') throw error
  }
}
