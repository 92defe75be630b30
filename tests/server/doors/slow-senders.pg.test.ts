import { afterAll, beforeAll, expect, test } from 'bun:test'
import { startTestApp, type TestApp } from '../../support/app.ts'
import type { Caller } from '../../support/caller.ts'
import { twoColours } from '../../support/pictures.ts'

let app: TestApp
let cook: Caller
beforeAll(async () => {
  app = await startTestApp()
  cook = app.caller()
  await cook.signUp()
})
afterAll(() => app.stop())

test('photos that many send and none finishes fill no memory: the next are told to wait, and later get in', async () => {
  const rest = Promise.withResolvers<void>()
  const slow = Array.from({ length: 20 }, () => sendPhoto(almost(14, rest.promise)))
  const refused = await Promise.race(slow)
  expect(refused.status).toBe(429)
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
  const other = app.caller()
  await other.signUp()
  const dish = { '@type': 'Recipe', name: 'Борщ', recipeIngredient: ['1 буряк'] }
  expect((await sendFile(other, JSON.stringify(dish))).status).toBe(201)
  rest.resolve()
  await Promise.all(held)
})

function sendPhoto(body: BodyInit): Promise<Response> {
  return cook.fetch('/photos', { method: 'POST', body })
}

function sendFile(as: Caller, body: BodyInit): Promise<Response> {
  return as.fetch('/imports?name=a', { method: 'POST', body })
}

/** So many megabytes, and then nothing until the end is allowed to come. */
function almost(megabytes: number, end: Promise<void>): ReadableStream<Uint8Array> {
  const megabyte = new Uint8Array(1024 * 1024)
  let sent = 0
  return new ReadableStream({
    async pull(controller) {
      sent += 1
      if (sent <= megabytes) return controller.enqueue(megabyte)
      await end
      controller.close()
    },
  })
}
