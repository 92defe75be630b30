import type { Services } from '../context.ts'
import { sweep } from './sweep.ts'

const every = 5 * 60 * 1000

export interface Sweeping {
  /** Waits for a round that is under way, and begins no other. */
  stop(): Promise<void>
}

/** Sweeps every few minutes. Servers started together drift apart, so that they take turns. */
export function startSweeping(services: Services): Sweeping {
  let timer: ReturnType<typeof setTimeout>
  let round: Promise<void> = Promise.resolve()
  let stopped = false

  const plan = () => {
    if (!stopped) timer = setTimeout(begin, every * (0.8 + Math.random() * 0.4))
  }
  const begin = () => {
    round = sweep(services)
      .then((swept) => services.log.debug('sweep.done', { swept }))
      .catch((error) => services.log.warn('sweep.failed', { error }))
      .then(plan)
  }
  plan()
  return {
    stop() {
      stopped = true
      clearTimeout(timer)
      return round
    },
  }
}
