import { For, Show } from 'solid-js'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { bind } from '../../language/bind.ts'
import type { Dish } from './dish.ts'
import { StepTimer } from './StepTimer.tsx'
import { inWords, shownNeeds } from './scaledLine.ts'
import './stepList.css'
import { type StepTimers, stepElementId } from './stepTimers.ts'
import type { Measure } from './units.ts'

type Step = Dish['steps'][number]

/** What to do, in order; under each step the amounts it uses, and its timer. */
export function StepList(props: {
  of: Dish
  measure: Measure
  sentence: (text: string) => string
  timers: StepTimers
}) {
  return (
    <ol class="steps-list">
      <For each={props.of.steps}>
        {(step, index) => (
          <li id={stepElementId(index())}>
            <p lang={props.of.language}>{bind(props.sentence(step.text))}</p>
            <UsedHere step={step} lines={props.of.lines} measure={props.measure} />
            <Show when={step.minutes}>
              {(minutes) => <StepTimer step={index()} minutes={minutes()} timers={props.timers} />}
            </Show>
          </li>
        )}
      </For>
    </ol>
  )
}

/** «500 г буряка · 2 ст. л. олії»: what this step takes from the list. */
export function UsedHere(props: { step: Step; lines: readonly ParsedLine[]; measure: Measure }) {
  const used = () =>
    props.step.ingredients.flatMap((position) => {
      const line = props.lines[position]
      if (!line) return []
      return shownNeeds(line).map((one) => inWords(one, props.measure(one)))
    })
  return (
    <Show when={used().length > 0}>
      <p class="uses">{used().join(' · ')}</p>
    </Show>
  )
}
