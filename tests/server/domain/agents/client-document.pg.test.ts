import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { createSafeFetch, type SafeFetchOptions } from '../../../../server/net/safe-fetch.ts'
import { allow, authorizePath, newPkce, openConsent, postToken } from '../../../support/agent.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'

let app: TestApp
let person: Caller
let fetched: string[] = []
let answer: (address: string) => Promise<unknown>
const address = 'https://agent.example/client.json'
const redirect = 'https://agent.example/callback'
const document = { client_id: address, client_name: 'Document', redirect_uris: [redirect] }

beforeAll(async () => {
  app = await startTestApp()
  person = app.caller()
  await person.signUp()
  app.services.safeFetch = async (url) => {
    fetched.push(url)
    const bytes = Buffer.from(JSON.stringify(await answer(url)))
    return { url, type: 'application/json', charset: null, bytes }
  }
})
afterAll(() => app.stop())
// How many an address has had fetched counts within a test alone.
beforeEach(() => app.services.sql`DELETE FROM rate_limits`.then(() => {}))

const { verifier, challenge } = newPkce()
const path = (clientId: string) => authorizePath(clientId, challenge, { redirect_uri: redirect })
const status = async (clientId: string) => (await person.fetch(path(clientId))).status

describe('a client known by the address of its metadata', () => {
  test('is described by what is there, and goes the whole way', async () => {
    answer = async () => document
    const requestId = await openConsent(person, path(address))
    const view = await person.query('agents.consent', { requestId })
    expect(view).toMatchObject({
      client: { id: address, name: 'Document', verified: false, publishedAt: 'agent.example' },
      redirectHost: 'agent.example',
    })
    const code = (await allow(person, requestId)).searchParams.get('code') ?? ''
    const form = {
      grant_type: 'authorization_code',
      client_id: address,
      code,
      redirect_uri: redirect,
      code_verifier: verifier,
    }
    expect((await postToken(app, form)).status).toBe(200)
  })

  test('is fetched once an hour', async () => {
    answer = async () => document
    fetched = []
    app.travel(61 * 60 * 1000)
    await person.fetch(path(address))
    await person.fetch(path(address))
    expect(fetched).toEqual([address])
  })

  test('is refused when the document is of somebody else, wants a secret or has no good redirect', async () => {
    const wrong = [
      { client_id: 'https://agent.example/other.json' },
      { client_id: undefined },
      { token_endpoint_auth_method: 'client_secret_basic' },
      { client_secret: 'x' },
      { redirect_uris: [] },
      { redirect_uris: ['javascript:alert(1)'] },
    ]
    const statuses: number[] = []
    for (const [index, one] of [...wrong, {}].entries()) {
      answer = async (url) => ({ ...document, client_id: url, ...one })
      statuses.push(await status(`https://agent.example/${index}.json`))
    }
    // The last has nothing wrong with it, so that each of the others is refused for its own fault.
    expect(statuses).toEqual([...wrong.map(() => 400), 302])
    for (const one of [[], 'text']) {
      answer = async () => one
      expect(await status('https://agent.example/none.json')).toBe(400)
    }
  })

  test('an address that could be written in several ways is not fetched', async () => {
    fetched = []
    const wrong = [
      'http://agent.example/client.json',
      'https://agent.example',
      'https://agent.example/',
      'https://agent.example/a/../client.json',
      'https://agent.example/client.json#x',
      'https://user@agent.example/client.json',
      'https://AGENT.example/client.json',
      `https://agent.example/${'x'.repeat(500)}`,
    ]
    const statuses = await Promise.all(wrong.map(status))
    expect([statuses, fetched]).toEqual([wrong.map(() => 400), []])
  })

  test('is asked for five kilobytes at most, and never elsewhere than at its own address', async () => {
    const { safeFetch } = app.services
    const asked: SafeFetchOptions[] = []
    app.services.safeFetch = (url, options) => {
      asked.push(options)
      return safeFetch(url, options)
    }
    answer = async (url) => ({ ...document, client_id: url })
    await status('https://agent.example/options.json')
    app.services.safeFetch = safeFetch
    expect(asked).toMatchObject([{ maxBytes: 5120, redirects: 0 }])
  })

  test('is not fetched for an address that has had many fetched', async () => {
    answer = async (url) => ({ ...document, client_id: url })
    await status('https://agent.example/one-more.json')
    await app.services.sql`
      UPDATE rate_limits SET used = 60 WHERE key = 'client-document 127.0.0.1'`
    fetched = []
    expect(await status('https://agent.example/flood.json')).toBe(429)
    expect(fetched).toEqual([])
    app.travel(61_000)
    expect(await status('https://agent.example/flood.json')).toBe(302)
  })

  test('an address inside a private network is never opened', async () => {
    const real = app.services.safeFetch
    app.services.safeFetch = createSafeFetch({
      resolve: async () => ['10.0.0.1'],
      route: () => {
        throw new Error('No connection is tried to a private address.')
      },
    })
    const addresses = [
      'https://intranet.example/client.json',
      'https://127.0.0.1/client.json',
      'https://[::1]/client.json',
      'https://169.254.169.254/latest/meta-data',
    ]
    const statuses = await Promise.all(addresses.map(status))
    expect(statuses).toEqual(addresses.map(() => 400))
    app.services.safeFetch = real
  })
})
