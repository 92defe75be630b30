import type { HereView } from '../../../shared/wire/live.ts'
import { inKitchen, signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { LiveStream } from '../../kernel/live.ts'

/** So many pages of one person, and of one household or office, over all servers. */
const mostStreams = { person: 10, address: 200 }
const tryAgainSeconds = 60

/** Follows what changes in the actor's kitchen while a page is open, and says there that they are here. */
export async function openStream(
  ctx: Context,
  input: { place: string; kitchenId?: string | undefined },
): Promise<LiveStream> {
  const { personId, sessionId } = signedIn(ctx)
  // A browser's stream carries no headers, so its address says which kitchen the page shows.
  const { kitchenId } = input.kitchenId
    ? (await inKitchen(ctx, input.kitchenId)).actor
    : signedIn(ctx)
  const id = crypto.randomUUID()
  // Before the row: what changes from here on is not missed.
  const stream = ctx.live.follow({ id, kitchenId, personId, sessionId })
  let open = true
  const close = async () => {
    stream.end()
    if (!open) return
    open = false
    await ctx.sql`DELETE FROM live_streams WHERE id = ${id}`.catch(() => undefined)
  }
  try {
    // live_streams_person, live_streams_address
    const opened = await ctx.sql`
      INSERT INTO live_streams (id, server, kitchen_id, person_id, address, place)
      SELECT ${id}, ${ctx.live.server}, ${kitchenId}, ${personId}, ${ctx.address}, ${input.place}
      WHERE NOT ${ctx.config.rateLimits} OR (
        (SELECT count(*) FROM live_streams WHERE person_id = ${personId} AND ${fresh(ctx)}) < ${mostStreams.person}
        AND (SELECT count(*) FROM live_streams WHERE address = ${ctx.address} AND ${fresh(ctx)}) < ${mostStreams.address})`
    if (opened.count === 0) throw new DomainError('rate_limited', { seconds: tryAgainSeconds })
    await stillThere(ctx, { kitchenId, sessionId })
  } catch (error) {
    await close()
    throw error
  }
  return { next: stream.next, end: () => void close() }
}

/** Who signed out or left while the stream was being opened was not yet there to be told of it. */
async function stillThere(ctx: Context, { kitchenId, sessionId }: Record<string, string>) {
  const held = await ctx.sql`
    SELECT 1 FROM sessions s JOIN kitchen_members m ON m.person_id = s.person_id
    WHERE s.id = ${sessionId ?? ''} AND m.kitchen_id = ${kitchenId ?? ''}`
  if (held.count === 0) throw new DomainError('sign_in_needed')
}

/** Who else of the kitchen has the same page open. */
export async function whoIsHere(ctx: Context, input: { place: string }): Promise<HereView> {
  const { kitchenId, personId } = signedIn(ctx)
  // live_streams_kitchen
  const people = await ctx.sql<{ name: string }[]>`
    SELECT p.display_name AS name FROM people p JOIN kitchen_members m ON m.person_id = p.id
    WHERE m.kitchen_id = ${kitchenId} AND p.id <> ${personId} AND p.id IN (
      SELECT person_id FROM live_streams
      WHERE kitchen_id = ${kitchenId} AND place = ${input.place} AND ${fresh(ctx)})
    ORDER BY m.joined_at, p.id`
  return { people: people.map((one) => one.name) }
}

function fresh({ sql }: Context) {
  return sql`seen_at > now() - interval '1 minute'`
}
