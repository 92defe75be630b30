import { signedIn } from './actor.ts'
import type { Context } from './context.ts'
import { DomainError } from './errors.ts'
import { createSemaphore } from './semaphore.ts'

/** For so many milliseconds such work goes on before others are served. */
const blink = 5

const lane = createSemaphore({
  atOnce: 1,
  mayWait: 1000,
  refuse: () => new DomainError('rate_limited', { seconds: 5 }),
})

/** Does one piece of such work on somebody's behalf, when it is their turn. */
export function inTurn<R>(whose: string, work: () => R): Promise<R> {
  return lane.run(async () => {
    await new Promise((begin) => setImmediate(begin))
    return work()
  }, whose)
}

/**
 * Does something with each on somebody's behalf, however many there are. All such work together takes no more than a
 * blink before others are served, and those on whose behalf it is done take turns.
 */
export async function inTurns<T, R>(
  ctx: Context,
  all: readonly T[],
  work: (one: T) => R,
): Promise<R[]> {
  const { personId, demo } = signedIn(ctx)
  const done: R[] = []
  const turn = async () => {
    await new Promise((begin) => setImmediate(begin))
    const until = performance.now() + blink
    for (const one of all.slice(done.length)) {
      done.push(work(one))
      if (performance.now() > until) return
    }
  }
  // All who only try it out share the turn of one.
  while (done.length < all.length) await lane.run(turn, demo ? 'guests' : personId)
  return done
}
