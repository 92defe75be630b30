import { createEffect, createSignal, lazy, on, Show, Suspense } from 'solid-js'
import { useText } from '../application.ts'
import { useTimers } from './timers.ts'
import './timerStrip.css'

// Most pages have no timer; where one can be started, the clocks have come with the page.
const Clocks = lazy(() => import('./Clocks.tsx'))

/** The timers that run, on every page: for which dish and step, how long still, one minute more, no more. */
export function TimerStrip() {
  const { recipe } = useText()
  const timers = useTimers()
  return (
    <section class="timer-strip" aria-label={recipe.timer.all}>
      <Said />
      <Show when={timers.all().length > 0}>
        <Suspense>
          <Clocks />
        </Suspense>
      </Show>
    </section>
  )
}

/** To screen readers, and only what has changed: a clock that is read out each second helps nobody. */
function Said() {
  const { recipe } = useText()
  const timers = useTimers()
  const [said, setSaid] = createSignal('')
  const state = () => timers.all().map(({ id, rung }) => ({ id, over: rung > 0 }))
  createEffect(
    on(state, (now, before) => {
      if (!before) return
      const was = new Map(before.map((one) => [one.id, one.over]))
      for (const { id, over } of now) {
        const timer = timers.all().find((one) => one.id === id)
        if (!timer || was.get(id) === over) continue
        if (over) setSaid(recipe.timer.rang(timer.dish, timer.step))
        else setSaid(recipe.timer.runs(timer.dish, timer.step))
      }
    }),
  )
  return (
    <p class="visually-hidden" role="status">
      {said()}
    </p>
  )
}
