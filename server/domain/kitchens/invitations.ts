import type { InvitationView } from '../../../shared/wire/kitchens.ts'
import { registered, signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { hashToken, newToken } from '../../kernel/secrets.ts'
import { countOwnUse } from '../limits/count-use.ts'
import { holdSession } from '../people/sessions.ts'

const life = 7 * 24 * 60 * 60 * 1000
const mostOpen = 20

/** A link for one person. It is shown this once; only its hash is kept. */
export async function invite(ctx: Context): Promise<{ url: string; expiresAt: number }> {
  const actor = registered(ctx)
  await countOwnUse(ctx, 'invite')
  const token = newToken('ki')
  const expiresAt = new Date(ctx.now().getTime() + life)
  const added = await ctx.sql.begin(async (tx) => {
    await holdSession(ctx, tx)
    return tx`
      INSERT INTO kitchen_invitations (id, token_hash, kitchen_id, invited_by, created_at, expires_at)
      SELECT ${newId('inv')}, ${hashToken(token)}, ${actor.kitchenId}, ${actor.personId}, ${ctx.now()}, ${expiresAt}
      WHERE (SELECT count(*) FROM kitchen_invitations WHERE kitchen_id = ${actor.kitchenId}
        AND consumed_at IS NULL AND expires_at > ${ctx.now()}) < ${mostOpen}`
  })
  if (added.count === 0) throw new DomainError('invitations_too_many', { limit: mostOpen })
  return { url: `${ctx.config.baseUrl}/join?token=${token}`, expiresAt: expiresAt.getTime() }
}

/** What the invited read before they decide; the link itself is what lets them read it. */
export async function getInvitation(
  ctx: Context,
  input: { token: string },
): Promise<InvitationView> {
  // kitchen_invitations_token
  const [row] = await ctx.sql<{ kitchen: string | null; invited_by: string; expires_at: Date }[]>`
    SELECT k.name AS kitchen, p.display_name AS invited_by, i.expires_at
    FROM kitchen_invitations i
    JOIN kitchens k ON k.id = i.kitchen_id JOIN people p ON p.id = i.invited_by
    WHERE i.token_hash = ${hashToken(input.token)}
      AND i.consumed_at IS NULL AND i.expires_at > ${ctx.now()}`
  if (!row) throw new DomainError('invitation_unknown')
  return {
    kitchen: row.kitchen,
    invitedBy: row.invited_by,
    expiresAt: row.expires_at.getTime(),
  }
}

export async function removeInvitation(
  ctx: Context,
  input: { id: string },
): Promise<{ id: string }> {
  const { kitchenId } = signedIn(ctx)
  const gone = await ctx.sql`
    DELETE FROM kitchen_invitations
    WHERE id = ${input.id} AND kitchen_id = ${kitchenId} AND consumed_at IS NULL`
  if (gone.count === 0) throw new DomainError('invitation_unknown')
  return input
}
