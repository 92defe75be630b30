import { afterAll, beforeAll, expect, test } from 'bun:test'
import { startTestApp, type TestApp } from '../../support/app.ts'
import type { Caller } from '../../support/caller.ts'
import { twoColours } from '../../support/pictures.ts'

let app: TestApp
let picture: Blob
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: '0' })
  // Slowly unfolded, so that a crowd of them has to wait.
  picture = new Blob([await twoColours(2400, 2400).png().toBuffer()], { type: 'image/png' })
})
afterAll(() => app.stop())

const upload = async (from: Caller) =>
  (await from.fetch('/photos', { method: 'POST', body: picture })).status

test('a crowd of guests who send photos stands in the way of guests, and of nobody who has registered', async () => {
  const crowd = Array.from({ length: 40 }, () => app.caller())
  await Promise.all(crowd.map((one) => one.mutate('people.tryDemo', {})))
  const cook = await app.signedUp()
  const ofCrowd = crowd.map(upload)
  // Once the first of them is told to come later, the line is full.
  await Promise.any(ofCrowd.map(async (one) => expect(await one).toBe(429)))
  expect(await upload(cook)).toBe(201)
  expect(new Set(await Promise.all(ofCrowd))).toEqual(new Set([201, 429]))
})
