import type { Services } from '../../kernel/context.ts'
import { deliverRound } from './round.ts'

/** A moment, in which the ticks of one walk along a shelf become one event. */
const soon = 1500
/** For what is tried again, and for a notice that got lost. */
const every = 15_000

export interface Delivering {
  /** Waits for a round that is under way, and begins no other. */
  stop(): Promise<void>
}

/** Sends what is due, on every server, as long as it runs. */
export function startDelivering(services: Services): Delivering {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<unknown> = Promise.resolve()
  let stopped = false
  let busy = false
  /** Something happened while a round was under way, which may have missed it. */
  let again = false
  const plan = (ms: number) => {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(begin, ms)
  }
  const begin = () => {
    busy = true
    again = false
    running = deliverRound(services)
      .catch((error) => services.log.warn('webhooks.failed', { error }))
      .then(() => {
        busy = false
        plan(again ? soon : every)
      })
  }
  const stopListening = services.notices.on('webhooks', () => {
    if (busy) again = true
    else plan(soon)
  })
  plan(every)
  return {
    async stop() {
      stopped = true
      stopListening()
      clearTimeout(timer)
      await running
    },
  }
}
