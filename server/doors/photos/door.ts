import { Elysia } from 'elysia'
import type { Services } from '../../context.ts'
import { servePhoto } from './serve.ts'
import { takePhoto } from './take.ts'

/** Photos come in here and go out here. `parse: 'none'` leaves the body to be read with a limit. */
export function photosDoor(services: Services) {
  return new Elysia({ name: 'photos' })
    .post('/photos', ({ request }) => takePhoto(services, request), { parse: 'none' })
    .get('/photos/:id/:file', ({ request, params }) => servePhoto(services, request, params))
}
