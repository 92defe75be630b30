import type { Services } from '../kernel/context.ts'
import { heal } from './heal.ts'
import { sweep } from './sweep.ts'

const every = 5 * 60 * 1000

export interface Sweeping {
  /** Waits for a batch or a round that is under way, and begins no other. */
  stop(): Promise<void>
}

/**
 * Heals at once what an older program has left; then sweeps every few minutes, and heals what a server of
 * an older version may have written since. Servers started together drift apart, so that they take turns.
 */
export function startSweeping(services: Services): Sweeping {
  const { log } = services
  let timer: ReturnType<typeof setTimeout>
  let stopped = false

  const plan = () => {
    if (!stopped) timer = setTimeout(begin, every * (0.8 + Math.random() * 0.4))
  }
  const begin = () => {
    round = sweep(services)
      .then((swept) => log.debug('sweep.done', { swept }))
      .catch((error) => log.warn('sweep.failed', { error }))
      .then(healAll)
      .then(plan)
  }
  const healAll = () =>
    heal(services, () => stopped)
      .then((healed) => healed > 0 && log.info('heal.done', { healed }))
      .catch((error) => log.warn('heal.failed', { error }))
  let round = healAll().then(plan)
  return {
    stop() {
      stopped = true
      clearTimeout(timer)
      return round
    },
  }
}
