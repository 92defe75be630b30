import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { createReception } from '../../../server/doors/file-import/reception.ts'
import type { Actor } from '../../../server/kernel/context.ts'
import { DomainError } from '../../../server/kernel/errors.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import type { Caller } from '../../support/caller.ts'
import { bring, dish, send } from '../../support/intake.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: '0' })
})
afterAll(() => app.stop())

const guests = async (many: number) => {
  const all = Array.from({ length: many }, () => app.caller())
  await Promise.all(all.map((one) => one.mutate('people.tryDemo', {})))
  return all
}
const cooks = (many: number) => Promise.all(Array.from({ length: many }, () => app.signedUp()))

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A file on its way, which began to come and stands still; the answer comes once it is let go. */
function underWay(who: Caller): { answer: Promise<Response>; begun: Promise<void> } {
  const [begun, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  ends.push(rest.resolve)
  const file = new TextEncoder().encode(JSON.stringify(dish('Борщ')))
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      sent += 1
      if (sent === 1) return controller.enqueue(file.subarray(0, 10))
      begun.resolve()
      await rest.promise
      controller.enqueue(file.subarray(10))
      controller.close()
    },
  })
  return { answer: who.fetch('/imports?name=a', { method: 'POST', body }), begun: begun.promise }
}

test('guests who send slowly stand in the way of guests, and of nobody who has registered', async () => {
  const [last, ...crowd] = await guests(21)
  const slow = crowd.map(underWay)
  await Promise.all(slow.map((one) => one.begun))
  expect(await bring(last as Caller, dish('Юшка'))).toMatchObject({ status: 429 })
  const [cook] = await cooks(1)
  expect(await bring(cook as Caller, dish('Юшка'))).toMatchObject({ status: 201 })
  for (const end of ends) end()
  const answers = await Promise.all(slow.map((one) => one.answer))
  expect(new Set(answers.map((one) => one.status))).toEqual(new Set([201]))
})

test('a crowd of people who send slowly keeps nobody else waiting: their files are not in the lane yet', async () => {
  const [quick, ...crowd] = await cooks(25)
  const slow = crowd.map(underWay)
  await Promise.all(slow.map((one) => one.begun))
  expect(await bring(quick as Caller, dish('Юшка'))).toMatchObject({ status: 201 })
  for (const end of ends) end()
  await Promise.all(slow.map((one) => one.answer))
})

test('a guest brings one file at a time, and a small one', async () => {
  const [guest] = (await guests(1)) as [Caller]
  const one = underWay(guest)
  await one.begun
  expect(await bring(guest, dish('Юшка'))).toMatchObject({ status: 429, reason: 'intake_busy' })
  for (const end of ends) end()
  expect((await one.answer).status).toBe(201)
  const large = JSON.stringify(dish('Юшка')).padEnd(8 * 1024 * 1024 + 1)
  const refused = await send(guest, large)
  expect(refused).toMatchObject({ status: 413, reason: 'intake_too_large' })
  expect(refused.error).toContain('8 MB')
  expect(await bring(guest, dish('Юшка'))).toMatchObject({ status: 201 })
})

describe('what lies on the disk', () => {
  const megabyte = 1024 * 1024
  const actor = (personId: string, demo = false): Actor =>
    ({ personId, demo, sessionId: '', kitchenId: '', language: null }) as Actor
  const refused = (work: () => unknown) => {
    try {
      work()
      return false
    } catch (error) {
      return error instanceof DomainError && error.code === 'intake_busy'
    }
  }

  test('is so much of one person, so much of all guests, and so much of everybody', () => {
    const reception = createReception()
    const mine = reception.enter(actor('me'))
    mine.take(256 * megabyte)
    expect(refused(() => reception.enter(actor('me')).take(1))).toBe(true)
    const others = Array.from({ length: 11 }, (_, at) => reception.enter(actor(`p${at}`)))
    for (const one of others) one.take(256 * megabyte)
    expect(refused(() => reception.enter(actor('last')).take(1))).toBe(true)
    mine.leave()
    expect(refused(() => reception.enter(actor('last')).take(1))).toBe(false)
  })

  test('is given back by whoever leaves, refused or not', () => {
    const reception = createReception()
    for (let round = 0; round < 100; round += 1) {
      const place = reception.enter(actor('guest', true))
      expect(refused(() => place.take(9 * megabyte))).toBe(true)
      place.take(8 * megabyte)
      place.leave()
    }
    expect(refused(() => reception.enter(actor('guest', true)))).toBe(false)
    expect(refused(() => reception.enter(actor('guest', true)))).toBe(true)
  })
})
