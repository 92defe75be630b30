import { expect, test } from 'bun:test'
import { createTRPCClient, httpLink } from '@trpc/client'
import type { AppRouter } from '../../../server/doors/trpc/router.ts'
import { loadDictionary } from '../../../web/language/dictionary.ts'
import { saidOf } from '../../../web/session/said.ts'

const text = await loadDictionary('uk')

/** What an act fails with when its request is answered like this. */
async function failure(answer: () => Promise<Response>): Promise<unknown> {
  const link = httpLink({ url: 'http://localhost/trpc', fetch: answer })
  const api = createTRPCClient<AppRouter>({ links: [link] })
  return api.kitchens.mine.query().then(
    () => undefined,
    (error) => error,
  )
}

test('An act that no connection carried says so, and blames nobody', async () => {
  const error = await failure(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(saidOf(error, text)).toBe(text.states.offline)
})

test('An act that the server refused repeats its sentence', async () => {
  const data = { reason: 'kitchen_full' }
  const body = { error: { message: 'Кухня повна.', code: -32_600, data } }
  const error = await failure(async () => Response.json(body, { status: 409 }))
  expect(saidOf(error, text)).toBe('Кухня повна.')
})

test('A mistake of our own is owned', () => {
  expect(saidOf(new TypeError('undefined is no function'), text)).toBe(text.states.failed)
})
