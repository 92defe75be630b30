import { Plus, X } from 'lucide'
import { For, Show } from 'solid-js'
import { useText } from '../application.ts'
import '../components/button.css'
import { Icon } from '../components/Icon.tsx'
import { bind } from '../language/bind.ts'
import type { Timer } from './keptTimers.ts'
import { clock, useTimers } from './timers.ts'

const soon = 3 * 60_000

/** One for each timer that runs. */
export default function Clocks() {
  const timers = useTimers()
  /** Of several timers of one dish the steps tell which is which. */
  const ofOneDish = () =>
    timers.all().length > 1 && new Set(timers.all().map(({ dish }) => dish)).size === 1
  return (
    <ul class="clocks" classList={{ 'of-one-dish': ofOneDish() }}>
      <For each={timers.all().map(({ id }) => id)}>
        {(id) => (
          <Show when={timers.all().find((one) => one.id === id)}>
            {(timer) => <Clock of={timer()} />}
          </Show>
        )}
      </For>
    </ul>
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
