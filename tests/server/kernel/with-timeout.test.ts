import { afterEach, beforeEach, expect, jest, test } from 'bun:test'
import { withTimeout } from '../../../server/kernel/with-timeout.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('work in time gives what it gives, and leaves no timer that keeps the process alive', async () => {
  expect(await withTimeout(1000, Promise.resolve('soup'))).toBe('soup')
  await expect(withTimeout(1000, Promise.reject(new Error('burnt')))).rejects.toThrow('burnt')
  expect(jest.getTimerCount()).toBe(0)
})

test('work that takes longer is not waited for', async () => {
  const waiting = withTimeout(1000, new Promise(() => {}))
  const told = waiting.catch((error: Error) => error.message)
  jest.advanceTimersByTime(999)
  expect(await Promise.race([told, Promise.resolve('still waiting')])).toBe('still waiting')
  jest.advanceTimersByTime(1)
  expect(await told).toBe('No answer within 1000 ms.')
})

test('what is late is said in the words of whoever waits, and a failure after that is nobody’s', async () => {
  const work = Promise.withResolvers<never>()
  const told = withTimeout(10, work.promise, () => new RangeError('too slow')).catch(
    (error) => error,
  )
  jest.advanceTimersByTime(10)
  expect(await told).toBeInstanceOf(RangeError)
  work.reject(new Error('nobody listens'))
})
