import { Plus, X } from 'lucide'
import { createEffect, createSignal, For, on, Show } from 'solid-js'
import { useText } from '../application.ts'
import '../components/button.css'
import { Icon } from '../components/Icon.tsx'
import { bind } from '../language/bind.ts'
import type { Timer } from './keptTimers.ts'
import { clock, useTimers } from './timers.ts'
import './timerStrip.css'

const soon = 3 * 60_000

/** The timers that run, on every page: for which dish and step, how long still, one minute more, no more. */
export function TimerStrip() {
  const { recipe } = useText()
  const timers = useTimers()
  return (
    <section class="timer-strip" aria-label={recipe.timer.all}>
      <Said />
      <Show when={timers.all().length > 0}>
        <ul class="clocks">
          <For each={timers.all().map(({ id }) => id)}>
            {(id) => (
              <Show when={timers.all().find((one) => one.id === id)}>
                {(timer) => <Clock of={timer()} />}
              </Show>
            )}
          </For>
        </ul>
      </Show>
    </section>
  )
}

function Clock(props: { of: Timer }) {
  const { recipe } = useText()
  const timers = useTimers()
  const left = () => timers.left(props.of.id) ?? 0
  const over = () => left() <= 0
  return (
    <li class="clock" classList={{ soon: left() < soon, over: over() }}>
      <a href={props.of.href}>
        <small>
          <span class="dish">{bind(props.of.dish)}</span>
          <span class="step">{recipe.timer.step(props.of.step)}</span>
        </small>
        <b role="timer">{over() ? recipe.timer.done : clock(left())}</b>
      </a>
      <button
        type="button"
        class="icon-button"
        aria-label={recipe.timer.moreOf(props.of.dish, props.of.step)}
        title={recipe.timer.more}
        onClick={() => timers.addMinute(props.of.id)}
      >
        <Icon of={Plus} />
        <span class="one" aria-hidden="true">
          1
        </span>
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={recipe.timer.stopOf(props.of.dish, props.of.step)}
        title={recipe.timer.stop}
        onClick={() => timers.stop(props.of.id)}
      >
        <Icon of={X} />
      </button>
    </li>
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
