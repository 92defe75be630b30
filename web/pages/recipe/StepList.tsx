import { For, Show } from 'solid-js'
import { besideWords } from '../../../shared/language/written.ts'
import { bind } from '../../language/bind.ts'
import type { Dish } from './dish.ts'
import { StepTimer } from './StepTimer.tsx'
import { inWords, shownNeeds } from './scaledLine.ts'
import './stepList.css'
import { type StepTimers, stepElementId } from './stepTimers.ts'
import type { Measure } from './units.ts'

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
          <>
            <Show when={step.part}>
              {(part) => (
                <li class="part">
                  <h3 lang={props.of.language}>{bind(part())}</h3>
                </li>
              )}
            </Show>
            <li id={stepElementId(index())}>
              <p class="step-words" lang={props.of.language}>
                {bind(props.sentence(step.text))}
              </p>
              <UsedHere at={index()} of={props.of} measure={props.measure} />
              <Show when={step.minutes}>
                {(minutes) => (
                  <StepTimer step={index()} minutes={minutes()} timers={props.timers} />
                )}
              </Show>
            </li>
          </>
        )}
      </For>
    </ol>
  )
}

/** «Буряк 500 г · олія 2 ст. л.»: what this step is the first to take from the list. */
export function UsedHere(props: { at: number; of: Dish; measure: Measure }) {
  const used = () =>
    firstUses(props.of.steps, props.at).flatMap((position) => {
      const line = props.of.lines[position]
      if (!line) return []
      const language = besideWords(props.of.language)
      return shownNeeds(line).map((one) => inWords(one, props.measure(one), language))
    })
  return (
    <Show when={used().length > 0}>
      <p class="uses">{used().join(' · ')}</p>
    </Show>
  )
}

/** Lines that no step before has used: an amount that stood twice would be put in twice. */
function firstUses(steps: Dish['steps'], at: number): number[] {
  const before = new Set(steps.slice(0, at).flatMap((step) => step.ingredients))
  return (steps[at]?.ingredients ?? []).filter((position) => !before.has(position))
}
