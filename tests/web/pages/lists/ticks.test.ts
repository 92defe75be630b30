import { describe, expect, test } from 'bun:test'
import { createTicks } from '../../../../web/pages/lists/ticks.ts'

type Answer = 'taken' | 'lost' | 'refused'

/** A server that answers as it is told, one answer a request. */
function server(...answers: Answer[]) {
  return visit(new Map(), answers)
}

function visit(shelf: Map<string, boolean>, answers: Answer[]) {
  const requests: [string[], boolean][] = []
  const confirmed: string[] = []
  const ticks = createTicks({
    send: async (ids, ticked) => {
      requests.push([ids, ticked])
      const answer = answers.shift() ?? 'taken'
      if (answer !== 'taken') throw new Error(answer)
    },
    sent: (ids) => confirmed.push(...ids),
    kept: {
      read: () => [...shelf],
      keep: (ids, ticked) => {
        for (const id of ids) shelf.set(id, ticked)
      },
      forget: (ids, ticked) => {
        for (const id of ids) if (shelf.get(id) === ticked) shelf.delete(id)
      },
    },
    refused: (error) => (error as Error).message === 'refused',
  })
  return { ticks, requests, confirmed }
}

describe('ticks on their way to the server', () => {
  test('show at once, and are forgotten when the server has them', async () => {
    const { ticks, confirmed } = server()
    ticks.tick(['a'], true)
    expect(ticks.wanted('a')).toBe(true)
    await settled()
    expect(ticks.wanted('a')).toBeUndefined()
    expect(confirmed).toEqual(['a'])
  })

  test('are kept while the server cannot be reached, and go when it can', async () => {
    const { ticks, requests } = server('lost')
    ticks.tick(['a', 'b'], true)
    await settled()
    expect([ticks.waiting(), ticks.wanted('a')]).toEqual([true, true])
    await ticks.flush()
    expect([ticks.waiting(), ticks.wanted('a')]).toEqual([false, undefined])
    expect(requests).toEqual([
      [['a', 'b'], true],
      [['a', 'b'], true],
    ])
  })

  test('end with the last wish, also when it was changed while the first was on its way', async () => {
    const { ticks, requests } = server()
    ticks.tick(['a'], true)
    ticks.tick(['a'], false)
    await settled()
    expect(requests.at(-1)).toEqual([['a'], false])
    expect(ticks.wanted('a')).toBeUndefined()
  })

  test('outlast a page that was closed without a connection, and are kept no longer than needed', async () => {
    const shelf = new Map<string, boolean>()
    visit(shelf, ['lost', 'lost']).ticks.tick(['a', 'b'], true)
    await settled()
    const { ticks, requests } = visit(shelf, [])
    ticks.tick(['b'], false)
    ticks.recover()
    expect([ticks.wanted('a'), ticks.wanted('b')]).toEqual([true, false])
    await settled()
    expect(requests).toEqual([
      [['b'], false],
      [['a'], true],
    ])
    expect([...shelf]).toEqual([])
  })

  test('are given up when the server refuses them, and hold nothing else up', async () => {
    const { ticks, confirmed } = server('refused')
    ticks.tick(['gone'], true)
    await settled()
    expect([ticks.wanted('gone'), ticks.waiting()]).toEqual([undefined, false])
    ticks.tick(['a'], false)
    await settled()
    expect(confirmed).toEqual(['a'])
  })
})

const settled = () => new Promise((resolve) => setTimeout(resolve))
