import type { JSX } from 'solid-js'
import { useText } from '../application.ts'
import { notify } from './notify.ts'
import { onlyHere } from './onlyHere.ts'
import { ring } from './ring.ts'
import { createTimers, TimersContext } from './timers.ts'

/** Timers outlive the page that they were started on: they belong to what stands around all pages. */
export function TimersProvider(props: { children: JSX.Element }) {
  const { recipe } = useText()
  const timers = createTimers((timer) => {
    // What one window keeps reaches another a little later than the moment at which both notice that time is up.
    onlyHere(timer.id + timer.ends + timer.rung, () => {
      ring()
      if (timer.rung > 0) return
      // Where notifications are broken the sound and the strip still tell.
      notify(recipe.timer.rang(timer.dish, timer.step), timer.href).catch(() => {})
    })
  })
  return <TimersContext.Provider value={timers}>{props.children}</TimersContext.Provider>
}
