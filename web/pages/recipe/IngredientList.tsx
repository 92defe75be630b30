import { For, Show } from 'solid-js'
import { bind } from '../../language/bind.ts'
import './ingredientList.css'
import { groupName } from './scaledLine.ts'
import type { Measure } from './units.ts'

/** What goes in, for as many as are eating; a line that names a part of the dish is its heading. */
export function IngredientList(props: { lines: readonly { text: string }[]; measure: Measure }) {
  return (
    <ul class="ingredients-list">
      <For each={props.lines}>
        {(line) => (
          <Show
            when={groupName(line.text)}
            fallback={<IngredientLine text={line.text} measure={props.measure} />}
          >
            {(group) => (
              <li class="group">
                <h3>{group()}</h3>
              </li>
            )}
          </Show>
        )}
      </For>
    </ul>
  )
}

function IngredientLine(props: { text: string; measure: Measure }) {
  const line = () => props.measure(props.text)
  return (
    <li>
      <span>{bind(line().name)}</span>
      <span class="amount">{line().amount}</span>
    </li>
  )
}
