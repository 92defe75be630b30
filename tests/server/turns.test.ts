import { expect, test } from 'bun:test'
import { createTurns } from '../../server/turns.ts'

function refuse() {
  return new Error('Too many are waiting.')
}

test('no more pieces run at once than may, and all of them run', async () => {
  const turns = createTurns({ atOnce: 2, mayWait: 10, refuse })
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await Bun.file(import.meta.path).text()
    running -= 1
    return 'done'
  }
  const all = await Promise.all(Array.from({ length: 8 }, () => turns.take(work)))
  expect(all).toHaveLength(8)
  expect(most).toBe(2)
})

test('who finds too many waiting is refused, and the place of a failed piece is free again', async () => {
  const turns = createTurns({ atOnce: 1, mayWait: 1, refuse })
  const gate = Promise.withResolvers<string>()
  const first = turns.take(() => gate.promise)
  const second = turns.take(async () => 'second')
  await expect(turns.take(async () => 'third')).rejects.toThrow('Too many are waiting.')
  gate.reject(new Error('The first failed.'))
  await expect(first).rejects.toThrow('The first failed.')
  expect(await second).toBe('second')
})
