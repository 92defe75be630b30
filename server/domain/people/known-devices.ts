import { z } from 'zod'
import type { Queryable } from '../../db/client.ts'
import type { Context, Services } from '../../kernel/context.ts'

/**
 * A device that somebody has signed in on is known from then on, signed out or not: strangers who
 * guess at a password have no such device, and cannot be in its owner's way there. It lies sealed in
 * a cookie, and opens nothing.
 */
const deviceSchema = z.object({
  id: z.string(),
  /** Whose sign-ins it has seen, each with the moment of the last. */
  people: z.array(z.tuple([z.string(), z.number()])),
})
type Device = z.infer<typeof deviceSchema>

const purpose = 'known device'
/** A household's tablet; whoever comes after them is remembered instead of the first. */
const mostPeople = 5

/** The cookie's value after this person has signed in with it. */
export function deviceAfter(services: Services, sealed: string | null, personId: string): string {
  const before = openDevice(services, sealed)
  const others = before?.people.filter(([id]) => id !== personId).slice(0, mostPeople - 1) ?? []
  const device: Device = {
    id: before?.id ?? crypto.randomUUID(),
    people: [[personId, services.now().getTime()], ...others],
  }
  return services.secrets.seal(JSON.stringify(device), purpose)
}

/** The device's id when this person has signed in on it, and has not had it forgotten since. */
export function knownDevice(
  ctx: Context,
  sealed: string | null,
  person: { id: string; devices_since: Date | null } | undefined,
): string | null {
  const device = person && openDevice(ctx, sealed)
  const seen = device?.people.find(([id]) => id === person?.id)
  if (!device || !seen) return null
  return seen[1] >= (person?.devices_since?.getTime() ?? 0) ? device.id : null
}

/** A device that may be in other hands knows nobody any more; the one in use is told anew. */
export async function forgetDevices(ctx: Context, sql: Queryable, personId: string): Promise<void> {
  await sql`UPDATE people SET devices_since = ${ctx.now()} WHERE id = ${personId}`
}

function openDevice({ secrets }: Pick<Services, 'secrets'>, sealed: string | null): Device | null {
  const plain = sealed === null ? null : secrets.open(sealed, purpose)
  return plain === null ? null : deviceSchema.parse(JSON.parse(plain))
}
