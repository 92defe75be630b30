import { signedIn } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { newId } from '../../ids.ts'

/** Of everybody together: what waits for an answer must not fill the disk. */
const mostKept = 4 * 1024 * 1024 * 1024

/** A new intake, which takes the place of the person's last one; or theirs that more files go to. */
export async function openIntake(ctx: Context, into: string | null): Promise<string> {
  const { personId } = signedIn(ctx)
  if (into !== null) {
    // intakes_pkey
    const [row] = await ctx.sql`
      UPDATE intakes SET touched_at = ${ctx.now()}
      WHERE id = ${into} AND person_id = ${personId} AND status = 'found' RETURNING 1`
    if (!row) throw new DomainError('intake_unknown')
    return into
  }
  await ctx.sql`DELETE FROM intakes WHERE person_id = ${personId}`
  const [kept] = await ctx.sql<{ bytes: number }[]>`
    SELECT coalesce(sum(bytes), 0)::bigint AS bytes FROM intakes`
  if ((kept?.bytes ?? 0) > mostKept) throw new DomainError('intake_busy', { seconds: 600 })
  const id = newId('int')
  await ctx.sql`
    INSERT INTO intakes (id, person_id, touched_at) VALUES (${id}, ${personId}, ${ctx.now()})`
  return id
}
