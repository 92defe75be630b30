import type { EndedBefore } from '../../../../shared/wire/after-reset.ts'
import type { Transaction } from '../../../db/client.ts'
import type { Context } from '../../../kernel/context.ts'
import { serviceName } from '../../../upstream/find-provider.ts'
import { endGrants } from '../../agents/connections/revoke.ts'
import { partKitchens } from '../../kitchens/part.ts'
import { endAllShares } from '../../recipes/share.ts'
import { endStores } from '../../stores/leaving.ts'

/**
 * The owner of an address arrives at an account that somebody else may have opened with it, and
 * prepared: every way in that was left for later ends, and so does everybody's who was let in. What
 * was cooked and written there stays. Gives the names of what ended, for the owner to read.
 */
export async function endAllBefore(
  ctx: Context,
  tx: Transaction,
  personId: string,
): Promise<EndedBefore> {
  const agents = await endGrants(ctx, tx, personId)
  const { people, invitations, left } = await partKitchens(ctx, tx, personId)
  await tx`DELETE FROM passkey_challenges WHERE person_id = ${personId}`
  await tx`DELETE FROM webhooks WHERE person_id = ${personId}`
  await endAllShares(tx, personId)
  await tx`DELETE FROM recipe_editors WHERE author_id = ${personId}`
  const passkeys = await tx<{ name: string }[]>`
    DELETE FROM passkeys WHERE person_id = ${personId} RETURNING name`
  const services = await tx<{ provider: string }[]>`
    DELETE FROM identities WHERE person_id = ${personId} RETURNING provider`
  // Whoever prepared the account would have their own cart filled.
  const stores = await endStores(ctx, tx, personId)
  return {
    agents,
    people,
    invitations,
    leftKitchen: left,
    passkeys: passkeys.map((one) => one.name),
    services: [...services.map((one) => serviceName(ctx.config, one.provider)), ...stores],
  }
}
