import { Elysia } from 'elysia'
import { receiveFile } from '../../domain/file-import/take-file.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Services } from '../../kernel/context.ts'
import { contextOf } from '../context.ts'
import { requireSameOrigin } from '../same-origin.ts'
import { sessionError } from '../session-error.ts'
import { withReceived } from './received.ts'
import { createReception, type Reception } from './reception.ts'

/** Files with recipes come in here. `parse: 'none'` leaves the body to be received with a limit. */
export function importsDoor(services: Services) {
  const reception = createReception()
  return new Elysia({ name: 'imports' }).post(
    '/imports',
    ({ request }) => takeIn(services, reception, request),
    { parse: 'none' },
  )
}

/** POST /imports?name=…&into=…: the file itself is the body. */
async function takeIn(
  services: Services,
  reception: Reception,
  request: Request,
): Promise<Response> {
  try {
    requireSameOrigin(services.config, request)
    const ctx = await contextOf(services, request)
    const actor = signedIn(ctx)
    const asked = new URL(request.url).searchParams
    const name = asked.get('name') ?? ''
    const into = asked.get('into')?.slice(0, 60).replaceAll('\u0000', '') || null
    const place = reception.enter(actor)
    const taken = await withReceived(services.config, request, actor, place, ({ file, size }) =>
      receiveFile(ctx, { fd: file.fd, size, name, into }),
    ).finally(place.leave)
    return Response.json(taken, { status: 201, headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    return sessionError(services, request, error)
  }
}
