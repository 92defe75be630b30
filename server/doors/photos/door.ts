import { Elysia } from 'elysia'
import type { Services } from '../../kernel/context.ts'
import { sessionCaller } from '../caller.ts'
import { servePhoto, servePictureOfLine } from './serve.ts'
import { receivePhoto, receivePictureOfLine } from './take.ts'

/** Photos come in here and go out here. `parse: 'none'` leaves the body to be read with a limit. */
export function photosDoor(services: Services) {
  return new Elysia({ name: 'photos' })
    .use(sessionCaller(services))
    .post('/photos', receivePhoto, { parse: 'none' })
    .post('/photos/of-line/:id', (asked) => receivePictureOfLine(asked, asked.params.id), {
      parse: 'none',
    })
    .get('/photos/of-line/:id/:file', (asked) => servePictureOfLine(asked, asked.params))
    .get('/photos/:id/:file', (asked) => servePhoto(asked, asked.params))
}
