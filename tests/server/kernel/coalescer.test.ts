import { describe, expect, test } from 'bun:test'
import { createCoalescer } from '../../../server/kernel/coalescer.ts'

/** A batch whose work ends only when it is told to. */
function held(options?: { atOnce?: number; most?: number }) {
  const runs: { questions: number[]; end: PromiseWithResolvers<void> }[] = []
  const ask = createCoalescer<number, string>(async (questions) => {
    const end = Promise.withResolvers<void>()
    runs.push({ questions, end })
    await end.promise
    return questions.map((one) => (one < 0 ? null : `answer ${one}`))
  }, options)
  return { runs, ask, settle: () => Promise.resolve().then(() => {}) }
}

describe('a batch', () => {
  test('of a lone question begins at once', async () => {
    const { runs, ask, settle } = held()
    const answer = ask(1)
    await settle()
    expect(runs.map((one) => one.questions)).toEqual([[1]])
    runs[0]?.end.resolve()
    expect(await answer).toBe('answer 1')
  })

  test('takes together what comes together, and what came while others were under way', async () => {
    const { runs, ask, settle } = held({ atOnce: 1 })
    const first = [ask(1), ask(2)]
    await settle()
    const second = [ask(3), ask(-4)]
    await settle()
    expect(runs.map((one) => one.questions)).toEqual([[1, 2]])
    runs[0]?.end.resolve()
    expect(await Promise.all(first)).toEqual(['answer 1', 'answer 2'])
    await settle()
    expect(runs.map((one) => one.questions)).toEqual([
      [1, 2],
      [3, -4],
    ])
    runs[1]?.end.resolve()
    expect(await Promise.all(second)).toEqual(['answer 3', null])
  })

  test('is never larger than it may be', async () => {
    const { runs, ask, settle } = held({ atOnce: 2, most: 2 })
    const all = [ask(1), ask(2), ask(3)]
    await settle()
    expect(runs.map((one) => one.questions)).toEqual([[1, 2], [3]])
    for (const one of runs) one.end.resolve()
    expect(await Promise.all(all)).toHaveLength(3)
  })

  test('that fails refuses each of its questions, and the next ones are answered', async () => {
    const { runs, ask, settle } = held({ atOnce: 1 })
    const failed = [ask(1), ask(2)].map((one) => one.catch((error: Error) => error.message))
    await settle()
    runs[0]?.end.reject(new Error('gone'))
    expect(await Promise.all(failed)).toEqual(['gone', 'gone'])
    const next = ask(3)
    await settle()
    runs[1]?.end.resolve()
    expect(await next).toBe('answer 3')
  })
})
