import { Elysia } from 'elysia'
import type { Services } from '../../kernel/context.ts'
import { sessionCaller } from '../caller.ts'
import { servePhoto } from './serve.ts'
import { receivePhoto } from './take.ts'

/** Photos come in here and go out here. `parse: 'none'` leaves the body to be read with a limit. */
export function photosDoor(services: Services) {
  return new Elysia({ name: 'photos' })
    .use(sessionCaller(services))
    .post('/photos', receivePhoto, { parse: 'none' })
    .get('/photos/:id/:file', (asked) => servePhoto(asked, asked.params))
}
