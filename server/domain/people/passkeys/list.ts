import type { PasskeyView } from '../../../../shared/wire/people.ts'
import { signedIn } from '../../../kernel/actor.ts'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/errors.ts'
import { lockPerson, requireAnotherSignIn } from '../ways-in.ts'

interface PasskeyRow {
  id: string
  name: string
  created_at: Date
  last_used_at: Date | null
}

export async function listPasskeys(ctx: Context): Promise<PasskeyView[]> {
  const { personId } = signedIn(ctx)
  // passkeys_person
  const rows = await ctx.sql<PasskeyRow[]>`
    SELECT id, name, created_at, last_used_at FROM passkeys
    WHERE person_id = ${personId} ORDER BY created_at, id`
  return rows.map(passkeyView)
}

export function passkeyView(row: PasskeyRow): PasskeyView {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at.getTime(),
    lastUsedAt: row.last_used_at?.getTime() ?? null,
  }
}

export async function removePasskey(ctx: Context, input: { id: string }): Promise<{ id: string }> {
  const { personId } = signedIn(ctx)
  await ctx.sql.begin(async (tx) => {
    await lockPerson(tx, personId)
    const gone = await tx`DELETE FROM passkeys WHERE id = ${input.id} AND person_id = ${personId}`
    if (gone.count === 0) throw new DomainError('passkey_unknown')
    await requireAnotherSignIn(tx, personId)
  })
  return input
}
