import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { startTestApp, type TestApp } from '../../support/app.ts'
import type { Caller } from '../../support/caller.ts'
import { twoColours } from '../../support/pictures.ts'

let app: TestApp
let cook: Caller
beforeAll(async () => {
  app = await startTestApp()
  cook = await app.signedUp()
})
afterAll(() => app.stop())

test('photos that many send and none finishes fill no memory: the next are told to wait, and later get in', async () => {
  const rest = Promise.withResolvers<void>()
  const slow = Array.from({ length: 20 }, () => sendPhoto(almost(14, rest.promise)))
  const refused = await Promise.race(slow)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('5')
  rest.resolve()
  await Promise.all(slow)
  const picture = new Uint8Array(await twoColours(100, 50).png().toBuffer())
  expect((await sendPhoto(picture)).status).toBe(201)
})

test('one person who sends files without finishing them leaves places for others', async () => {
  const rest = Promise.withResolvers<void>()
  const held = Array.from({ length: 4 }, () => sendFile(cook, almost(0, rest.promise)))
  const refused = await Promise.race(held)
  expect(refused.status).toBe(429)
  const other = await app.signedUp()
  const dish = { '@type': 'Recipe', name: 'Борщ', recipeIngredient: ['1 буряк'] }
  expect((await sendFile(other, JSON.stringify(dish))).status).toBe(201)
  rest.resolve()
  await Promise.all(held)
})

test('whoever sends a little now and then is cut off after ten minutes, with a photo after five', async () => {
  const { now } = performance
  for (const [send, minutes, status] of [
    [(body: BodyInit) => sendFile(cook, body), 10, 400],
    [sendPhoto, 5, 429],
  ] as const) {
    const next = Promise.withResolvers<void>()
    const began = Promise.withResolvers<void>()
    const answer = send(halting(began.resolve, next.promise))
    await began.promise
    performance.now = () => now.call(performance) + minutes * 60_000 + 1000
    next.resolve()
    const { status: told } = await answer
    performance.now = now
    expect([minutes, told]).toEqual([minutes, status])
  }
})

describe('Messages that strangers send to programs’ endpoints, and do not finish', () => {
  test('fill no memory: the next are told so in JSON-RPC, and when to come back', async () => {
    const rest = Promise.withResolvers<void>()
    const slow = Array.from({ length: 80 }, () => sendMessage('/api/mcp', rest.promise))
    const refused = await Promise.race(slow)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await refused.json()).toMatchObject({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32_603 },
    })
    const picture = new Uint8Array(await twoColours(100, 50).png().toBuffer())
    expect((await sendPhoto(picture)).status).toBe(201)
    rest.resolve()
    const statuses = (await Promise.all(slow)).map((answer) => answer.status)
    // Those that fitted in were read to their end, and were no JSON.
    expect(statuses.filter((status) => status === 400).length).toBeGreaterThan(50)
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(5)
    expect(new Set(statuses)).toEqual(new Set([400, 503]))
  })

  test('leave nothing behind: as many are read again when they are over', async () => {
    for (let round = 0; round < 3; round += 1) {
      const all = Array.from({ length: 60 }, () => sendMessage('/api/docs-mcp', Promise.resolve()))
      const statuses = (await Promise.all(all)).map((answer) => answer.status)
      expect(new Set(statuses)).toEqual(new Set([400]))
    }
  })
})

/** Nearly a megabyte whose length is said, all of it but the end at once. */
function sendMessage(path: string, end: Promise<void>): Promise<Response> {
  const body = almost(0.9, end)
  const headers = { 'content-type': 'application/json', 'content-length': '950000' }
  return app.fetch(path, { method: 'POST', headers, body })
}

/** Begins, says so, and goes on without an end once it is allowed to. */
function halting(began: () => void, next: Promise<void>): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream({
    async pull(controller) {
      sent += 1
      if (sent > 1) {
        began()
        await next
      }
      if (sent > 20) return controller.close()
      controller.enqueue(new Uint8Array(100 * 1024))
    },
  })
}

function sendPhoto(body: BodyInit): Promise<Response> {
  return cook.fetch('/photos', { method: 'POST', body })
}

function sendFile(as: Caller, body: BodyInit): Promise<Response> {
  return as.fetch('/imports?name=a', { method: 'POST', body })
}

/** So many megabytes, and then nothing until the end is allowed to come. */
function almost(megabytes: number, end: Promise<void>): ReadableStream<Uint8Array> {
  const tenth = new Uint8Array(100 * 1024)
  let sent = 0
  return new ReadableStream({
    async pull(controller) {
      sent += 1
      if (sent <= megabytes * 10) return controller.enqueue(tenth)
      await end
      controller.close()
    },
  })
}
