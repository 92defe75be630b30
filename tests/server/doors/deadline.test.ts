import { expect, jest, test } from 'bun:test'
import { withDeadline } from '../../../server/doors/edge/deadline.ts'

test('who waits for an answer that never comes is told to come back later', async () => {
  jest.useFakeTimers()
  const waiting = withDeadline('trpc', new Promise<Response>(() => {}))
  const told = waiting.catch((error: unknown) => error)
  jest.advanceTimersByTime(20_000)
  jest.useRealTimers()
  expect(await told).toMatchObject({ code: 'unavailable' })
})

test('an answer in time is given as it is', async () => {
  const answer = new Response('here')
  expect(await withDeadline('trpc', Promise.resolve(answer))).toBe(answer)
})
