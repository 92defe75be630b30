import { Square, Timer } from 'lucide'
import { Show } from 'solid-js'
import { useText } from '../../application.ts'
import '../../components/chip.css'
import { Icon } from '../../components/Icon.tsx'
import { duration } from '../../language/duration.ts'
import { clock } from '../../timers/timers.ts'
import type { StepTimers } from './stepTimers.ts'

/** A step's timer: says how long, then how long is left. */
export function StepTimer(props: { step: number; minutes: number; timers: StepTimers }) {
  const text = useText()
  const left = () => props.timers.left(props.step)
  const running = () => {
    const ms = left() ?? 0
    return ms > 0 ? text.recipe.timer.running(clock(ms)) : text.recipe.timer.done
  }
  return (
    <Show
      when={left() !== undefined}
      fallback={
        <button
          type="button"
          class="chip step-timer"
          aria-label={text.recipe.timer.start(duration(props.minutes, text))}
          onClick={() => props.timers.start(props.step, props.minutes)}
        >
          <Icon of={Timer} />
          {duration(props.minutes, text)}
        </button>
      }
    >
      <button
        type="button"
        class="chip step-timer"
        aria-pressed="true"
        aria-label={text.recipe.timer.stop}
        onClick={() => props.timers.stop(props.step)}
      >
        <Icon of={Square} />
        <span>{running()}</span>
      </button>
    </Show>
  )
}
