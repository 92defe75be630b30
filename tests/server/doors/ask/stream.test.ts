import { expect, test } from 'bun:test'
import { eventStream } from '../../../../server/doors/ask/stream.ts'
import { createLog } from '../../../../server/kernel/log.ts'
import { readEvents } from '../../../support/events.ts'

const log = createLog('error', 'json', () => {})

function counted(most: number) {
  const state = { made: 0, ended: false }
  async function* results() {
    try {
      for (let n = 0; n < most; n += 1) {
        state.made += 1
        yield { n }
      }
    } finally {
      state.ended = true
    }
  }
  return { state, results: results() }
}

test('a result is made only when the client has taken the one before it', async () => {
  const { state, results } = counted(10)
  const reader = eventStream(log, {}, results).body?.getReader()
  await reader?.read()
  await reader?.read()
  expect(state.made).toBeLessThan(4)
  await reader?.cancel()
})

test('no more results are made for a client who left', async () => {
  const { state, results } = counted(10)
  const reader = eventStream(log, {}, results).body?.getReader()
  await reader?.read()
  await reader?.read()
  await reader?.cancel()
  const atLeaving = state.made
  await Bun.sleep(0)
  expect(state.made).toBe(atLeaving)
  expect(state.made).toBeLessThan(10)
  expect(state.ended).toBe(true)
})

test('a stream that breaks is broken off, never completed', async () => {
  async function* broken(): AsyncGenerator<Record<string, unknown>> {
    yield { n: 0 }
    throw new Error('The database is gone.')
  }
  const seen: string[] = []
  const read = async () => {
    for await (const { event } of readEvents(eventStream(log, {}, broken()))) seen.push(event)
  }
  await expect(read()).rejects.toThrow()
  expect(seen).not.toContain('complete')
})
