import { useLocation } from '@solidjs/router'
// What shows a timer has come before one can be started, so that it needs no connection then.
import '../../timers/Clocks.tsx'
import { askToNotify } from '../../timers/notify.ts'
import { useTimers } from '../../timers/timers.ts'

/** The timers of one dish by its steps; they run on wherever the cook goes. */
export interface StepTimers {
  /** Milliseconds that a step's timer still has; undefined when none runs. */
  left: (step: number) => number | undefined
  start: (step: number, minutes: number) => void
  stop: (step: number) => void
}

/** Where a step stands on its page. */
export const stepElementId = (step: number) => `step-${step + 1}`

export function useStepTimers(dish: () => string): StepTimers {
  const timers = useTimers()
  const location = useLocation()
  const id = (step: number) => `${location.pathname}#${stepElementId(step)}`
  return {
    left: (step) => timers.left(id(step)),
    start: (step, minutes) => {
      askToNotify()
      const href = `${location.pathname}${location.search}#${stepElementId(step)}`
      timers.start({ id: id(step), dish: dish(), step: step + 1, href }, minutes)
    },
    stop: (step) => timers.stop(id(step)),
  }
}
