import { For, Show } from 'solid-js'
import { bind } from '../../language/bind.ts'
import './ingredientList.css'
import { groupName, scaledLine } from './scaledLine.ts'

/** What goes in, for as many as are eating; a line that names a part of the dish is its heading. */
export function IngredientList(props: { lines: readonly { text: string }[]; factor: number }) {
  return (
    <ul class="ingredients-list">
      <For each={props.lines}>
        {(line) => (
          <Show
            when={groupName(line.text)}
            fallback={<IngredientLine text={line.text} factor={props.factor} />}
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

function IngredientLine(props: { text: string; factor: number }) {
  const line = () => scaledLine(props.text, props.factor)
  return (
    <li>
      <span>{bind(line().name)}</span>
      <span class="amount">{line().amount}</span>
    </li>
  )
}
