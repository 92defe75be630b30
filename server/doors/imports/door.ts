import { Elysia } from 'elysia'
import { signedIn } from '../../actor.ts'
import type { Services } from '../../context.ts'
import { takeFile } from '../../domain/intake/take-file.ts'
import { DomainError } from '../../errors.ts'
import { createTurns } from '../../turns.ts'
import { contextOf } from '../context.ts'
import { requireSameOrigin } from '../same-origin.ts'
import { sessionError } from '../session-error.ts'
import { withReceived } from './received.ts'

// What arrives lies on the disk; so many at once may lie there.
const turns = createTurns({
  atOnce: 12,
  mayWait: 0,
  refuse: () => new DomainError('intake_busy', { seconds: 20 }),
})

/** Of them, one person's: whoever sends slowly on purpose holds only their own. */
const mostOfOne = 3
const ofEach = new Map<string, number>()

/** Files with recipes come in here. `parse: 'none'` leaves the body to be received with a limit. */
export function importsDoor(services: Services) {
  return new Elysia({ name: 'imports' }).post(
    '/imports',
    ({ request }) => takeIn(services, request),
    { parse: 'none' },
  )
}

/** POST /imports?name=…&into=…: the file itself is the body. */
async function takeIn(services: Services, request: Request): Promise<Response> {
  try {
    requireSameOrigin(services.config, request)
    const ctx = await contextOf(services, request)
    const { personId } = signedIn(ctx)
    const asked = new URL(request.url).searchParams
    const name = asked.get('name') ?? ''
    const into = asked.get('into')?.slice(0, 60).replaceAll('\u0000', '') || null
    const taken = await amongOwn(personId, () =>
      turns.take(() =>
        withReceived(services.config, request, ({ file, size }) =>
          takeFile(ctx, { fd: file.fd, size, name, into }),
        ),
      ),
    )
    return Response.json(taken, { status: 201, headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    return sessionError(services, request, error)
  }
}

async function amongOwn<T>(personId: string, work: () => Promise<T>): Promise<T> {
  const own = ofEach.get(personId) ?? 0
  if (own >= mostOfOne) throw new DomainError('intake_busy', { seconds: 20 })
  ofEach.set(personId, own + 1)
  try {
    return await work()
  } finally {
    const left = (ofEach.get(personId) ?? 1) - 1
    if (left > 0) ofEach.set(personId, left)
    else ofEach.delete(personId)
  }
}
