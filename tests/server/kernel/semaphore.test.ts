import { expect, test } from 'bun:test'
import { createSemaphore } from '../../../server/kernel/semaphore.ts'

function refuse() {
  return new Error('Too many are waiting.')
}

test('no more pieces run at once than may, and all of them run', async () => {
  const semaphore = createSemaphore({ atOnce: 2, mayWait: 10, refuse })
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await Bun.file(import.meta.path).text()
    running -= 1
    return 'done'
  }
  const all = await Promise.all(Array.from({ length: 8 }, () => semaphore.run(work)))
  expect(all).toHaveLength(8)
  expect(most).toBe(2)
})

test('who finds too many waiting is refused, and the place of a failed piece is free again', async () => {
  const semaphore = createSemaphore({ atOnce: 1, mayWait: 1, refuse })
  const gate = Promise.withResolvers<string>()
  const first = semaphore.run(() => gate.promise)
  const second = semaphore.run(async () => 'second')
  await expect(semaphore.run(async () => 'third')).rejects.toThrow('Too many are waiting.')
  gate.reject(new Error('The first failed.'))
  await expect(first).rejects.toThrow('The first failed.')
  expect(await second).toBe('second')
})

test('those on whose behalf it is done take turns, however much one of them brings', async () => {
  const semaphore = createSemaphore({ atOnce: 1, mayWait: 10, refuse })
  const done: string[] = []
  const bring = (whose: string, what: string) =>
    semaphore.run(async () => void done.push(what), whose)
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((what) => bring('a', what)),
    ...['b1', 'b2'].map((what) => bring('b', what)),
    bring('c', 'c1'),
  ])
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('where it is full, whoever has most waiting gives way to those who have less', async () => {
  const semaphore = createSemaphore({ atOnce: 1, mayWait: 3, refuse })
  const gate = Promise.withResolvers<void>()
  const done: string[] = []
  const bring = (whose: string, what: string) =>
    semaphore
      .run(async () => {
        await gate.promise
        done.push(what)
      }, whose)
      .catch(() => `${what} is refused`)
  const all = [
    ...['a1', 'a2', 'a3', 'a4', 'a5'].map((what) => bring('a', what)),
    bring('b', 'b1'),
    bring('c', 'c1'),
    bring('d', 'd1'),
  ]
  gate.resolve()
  expect((await Promise.all(all)).filter(Boolean)).toEqual([
    'a3 is refused',
    'a4 is refused',
    'a5 is refused',
    'd1 is refused',
  ])
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1'])
})
