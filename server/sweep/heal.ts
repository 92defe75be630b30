import { reindexSome, reindexSomeOwn } from '../domain/recipes/reindex.ts'
import { rereadSomeRecipes } from '../domain/recipes/reread.ts'
import { rereadSomeLines } from '../domain/shopping/reread.ts'
import type { Services } from '../kernel/context.ts'

/** What an older program has understood in its own way, brought up to date a batch at a time. */
const steps = [rereadSomeRecipes, rereadSomeLines, reindexSome, reindexSomeOwn]

/**
 * Goes on until nothing old is left, and says how much there was. It rests for as long as it worked, so
 * that whoever is served by the same processor waits for no more than a batch.
 */
export async function heal(services: Services, stopped = () => false): Promise<number> {
  let healed = 0
  for (const step of steps) {
    try {
      healed += await all(step)
    } catch (error) {
      // What cannot be healed now stops nothing else, and is tried again in the next round.
      services.log.warn('heal.failed', { step: step.name, error })
    }
  }
  return healed

  async function all(step: (typeof steps)[number]): Promise<number> {
    let done = 0
    for (let some = -1; some !== 0 && !stopped(); ) {
      const began = performance.now()
      some = await step(services)
      done += some
      if (some > 0) await Bun.sleep(performance.now() - began)
    }
    return done
  }
}
