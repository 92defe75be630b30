import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { codeForm, connectAgent, postToken, refreshForm, register } from '../../../support/agent.ts'
import { startTestApp, type TestApp } from '../../../support/app.ts'
import type { Caller } from '../../../support/caller.ts'
import { refusedFor, statusWith, tokensFor, tokensIn } from '../../../support/token-endpoint.ts'

let app: TestApp
let person: Caller
beforeAll(async () => {
  app = await startTestApp()
  person = await app.signedUp()
})
afterAll(() => app.stop())

const minute = 60_000

describe('POST /api/mcp/oauth/token with a refresh token', () => {
  test('each use gives the next token, and the old access token lives on', async () => {
    const first = await connectAgent(app, person)
    const second = await tokensFor(app, refreshForm(first))
    expect(second.refresh_token).not.toBe(first.refresh_token)
    const third = await tokensFor(app, refreshForm(first, second.refresh_token))
    expect([
      await statusWith(app, first.access_token),
      await statusWith(app, third.access_token),
    ]).toEqual([200, 200])
  })

  test('twenty requests at once get one successor', async () => {
    const connected = await connectAgent(app, person)
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => postToken(app, refreshForm(connected))),
    )
    expect(responses.map((one) => one.status)).toEqual(responses.map(() => 200))
    const all = await Promise.all(responses.map(tokensIn))
    expect(new Set(all.map((one) => one.refresh_token)).size).toBe(1)
    expect(await statusWith(app, all[7]?.access_token ?? '')).toBe(200)
  })

  test('a client whose answer was lost gets the same successor within a minute', async () => {
    const connected = await connectAgent(app, person)
    const lost = await tokensFor(app, refreshForm(connected))
    app.travel(59_000)
    const again = await tokensFor(app, refreshForm(connected))
    expect(again.refresh_token).toBe(lost.refresh_token)
  })

  test('after a minute the same try ends the whole family', async () => {
    const connected = await connectAgent(app, person)
    const next = await tokensFor(app, refreshForm(connected))
    app.travel(61_000)
    expect(await refusedFor(app, refreshForm(connected))).toBe('400 invalid_grant')
    expect(await refusedFor(app, refreshForm(connected, next.refresh_token))).toBe(
      '400 invalid_grant',
    )
    expect(await statusWith(app, next.access_token)).toBe(401)
  })

  test('the predecessor of a predecessor ends the family at once', async () => {
    const connected = await connectAgent(app, person)
    const second = await tokensFor(app, refreshForm(connected))
    const third = await tokensFor(app, refreshForm(connected, second.refresh_token))
    expect(await refusedFor(app, refreshForm(connected))).toBe('400 invalid_grant')
    expect(await refusedFor(app, refreshForm(connected, third.refresh_token))).toBe(
      '400 invalid_grant',
    )
  })

  test('another client cannot use it, nor harm its owner by trying', async () => {
    const connected = await connectAgent(app, person)
    const thief = await register(app)
    expect(await refusedFor(app, { ...refreshForm(connected), client_id: thief })).toBe(
      '400 invalid_grant',
    )
    const next = await tokensFor(app, refreshForm(connected))
    app.travel(2 * minute)
    expect(await refusedFor(app, { ...refreshForm(connected), client_id: thief })).toBe(
      '400 invalid_grant',
    )
    expect((await postToken(app, refreshForm(connected, next.refresh_token))).status).toBe(200)
  })

  test('a narrower scope is given, a wider one and another resource are refused', async () => {
    const connected = await connectAgent(app, person, { scope: 'service.read service.plan' })
    const form = refreshForm(connected)
    expect(await refusedFor(app, { ...form, scope: 'service.read service.drafts' })).toBe(
      '400 invalid_scope',
    )
    expect(await refusedFor(app, { ...form, resource: 'https://other.example' })).toBe(
      '400 invalid_target',
    )
    const narrow = await tokensFor(app, { ...form, scope: 'service.read' })
    expect(narrow.scope).toBe('service.read')
    const full = await tokensFor(app, refreshForm(connected, narrow.refresh_token))
    expect(full.scope).toBe('service.read service.plan')
  })

  test('it lasts thirty days, and no rotation carries it over a year', async () => {
    const connected = await connectAgent(app, person)
    let token = connected.refresh_token
    const day = 24 * 60 * minute
    for (let month = 0; month < 12; month += 1) {
      app.travel(29 * day)
      token = (await tokensFor(app, refreshForm(connected, token))).refresh_token
    }
    app.travel(18 * day)
    expect(await refusedFor(app, refreshForm(connected, token))).toBe('400 invalid_grant')
    const idle = await connectAgent(app, await app.signedUp())
    app.travel(30 * day)
    expect(await refusedFor(app, refreshForm(idle))).toBe('400 invalid_grant')
  })

  test('it ends with a trial kitchen that let a program in before that needed registering', async () => {
    const guest = app.caller()
    const { id } = await guest.signUp()
    const connected = await connectAgent(app, guest)
    const next = await tokensFor(app, refreshForm(connected))
    await app.services.sql`UPDATE people SET demo_until = ${app.services.now()} WHERE id = ${id}`
    expect(await refusedFor(app, refreshForm(connected, next.refresh_token))).toBe(
      '400 invalid_grant',
    )
    expect(await refusedFor(app, refreshForm(connected))).toBe('400 invalid_grant')
    expect(await statusWith(app, next.access_token)).toBe(401)
  })

  test('an access token is no refresh token, and a code is no access token', async () => {
    const owner = await app.signedUp()
    const connected = await connectAgent(app, owner)
    expect(await refusedFor(app, refreshForm(connected, connected.access_token))).toBe(
      '400 invalid_grant',
    )
    expect(await statusWith(app, connected.refresh_token)).toBe(401)
    expect(await statusWith(app, (await codeForm(app, owner)).code)).toBe(401)
  })

  test('a person who is deleted takes every token along', async () => {
    const leaving = app.caller()
    const { id } = await leaving.signUp()
    const connected = await connectAgent(app, leaving)
    await app.services.sql`DELETE FROM people WHERE id = ${id}`
    expect(await statusWith(app, connected.access_token)).toBe(401)
    expect(await refusedFor(app, refreshForm(connected))).toBe('400 invalid_grant')
  })
})
