import { For, Match, Show, Switch } from 'solid-js'
import { headingOf } from '../../../shared/food/line/heading.ts'
import { useText } from '../../application.ts'
import { bind } from '../../language/bind.ts'
import './ingredientList.css'
import { type NamedLine, shownNeeds } from './scaledLine.ts'
import { TakenRecipe } from './TakenRecipe.tsx'
import type { Measure } from './units.ts'

/** What goes in, for as many as are eating; a line that names a part of the dish is its heading. */
export function IngredientList(props: {
  lines: readonly NamedLine[]
  measure: Measure
  /** How many times as much as was written. */
  factor: number
}) {
  return (
    <ul class="ingredients-list">
      <For each={props.lines}>
        {(line) => (
          <Switch
            fallback={
              <For each={shownNeeds(line)}>
                {(one) => <IngredientLine line={one} measure={props.measure} />}
              </For>
            }
          >
            <Match when={line.recipe}>
              {(taken) => <TakenRecipe of={taken()} line={line} factor={props.factor} />}
            </Match>
            <Match when={headingOf(line.text)}>
              {(group) => (
                <li class="group">
                  <h3>{group()}</h3>
                </li>
              )}
            </Match>
          </Switch>
        )}
      </For>
    </ul>
  )
}

function IngredientLine(props: { line: NamedLine; measure: Measure }) {
  const text = useText()
  const shown = () => props.measure(props.line)
  return (
    <li>
      <span>{bind(shown().name)}</span>
      <span class="amount">
        {shown().amount}
        <Show when={shown().also}>{(also) => <small class="muted"> · {also()}</small>}</Show>
        <Show when={shown().unweighed}>
          <small class="muted"> · {text.dish.unweighed}</small>
        </Show>
      </span>
    </li>
  )
}
