import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { mostKept } from './files/limits.ts'

/** A new intake, which takes the place of the person's last one; or theirs that more files go to. */
export async function openIntake(ctx: Context, into: string | null): Promise<string> {
  const { personId } = signedIn(ctx)
  if (into === null) await ctx.sql`DELETE FROM intakes WHERE person_id = ${personId}`
  await roomForMore(ctx)
  if (into !== null) {
    // intakes_pkey
    const [row] = await ctx.sql`
      UPDATE intakes SET touched_at = ${ctx.now()}
      WHERE id = ${into} AND person_id = ${personId} AND status = 'found' RETURNING 1`
    if (!row) throw new DomainError('intake_unknown')
    return into
  }
  const id = newId('int')
  await ctx.sql`
    INSERT INTO intakes (id, person_id, touched_at) VALUES (${id}, ${personId}, ${ctx.now()})`
  return id
}

/** What waits for an answer must not fill the disk, whether it is of one file or of many. */
async function roomForMore(ctx: Context): Promise<void> {
  const [kept] = await ctx.sql<{ all: number; guests: number }[]>`
    SELECT coalesce(sum(kept.bytes), 0)::float8 AS all,
      coalesce(sum(kept.bytes) FILTER (WHERE p.demo_until IS NOT NULL), 0)::float8 AS guests
    FROM (
      SELECT person_id, bytes FROM intakes
      -- What was taken, and is not drawn yet.
      UNION ALL SELECT o.person_id, octet_length(w.sent)
        FROM photos_to_draw w JOIN photos o ON o.id = w.photo_id
    ) AS kept JOIN people p ON p.id = kept.person_id`
  if (!kept) return
  const full = kept.all > mostKept.everybody
  if (full || (signedIn(ctx).demo && kept.guests > mostKept.guests))
    throw new DomainError('intake_busy', { seconds: 600 })
}
