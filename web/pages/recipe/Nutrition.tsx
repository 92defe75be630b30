import { ChevronDown } from 'lucide'
import { For, Show } from 'solid-js'
import { nutrients } from '../../../shared/food/nutrition/nutrients.ts'
import { useFormat, useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { bind } from '../../language/bind.ts'
import type { Dish } from './dish.ts'
import './nutrition.css'

/** What a serving holds, or why that is not said; opened by whoever wants to know. */
export function Nutrition(props: { of: Dish }) {
  const text = useText()
  const format = useFormat()
  const words = text.dish.nutrition
  const serving = () => props.of.nutrition.perServing
  const energy = () => serving()?.energy
  const about = () => (props.of.nutrition.approximate ? '≈ ' : '')
  const percent = () => Math.floor(props.of.nutrition.counted * 100)
  return (
    <details class="nutrition">
      <summary>
        <span class="row tight">
          {words.title}
          <Icon of={ChevronDown} />
        </span>
        <Show when={energy()} fallback={<span class="muted">{words.unknown}</span>}>
          {(kcal) => <b>{bind(`${about()}${words.kcal(format.number(kcal()))}`)}</b>}
        </Show>
      </summary>
      <Show when={serving()} fallback={<p class="small">{bind(words.tooLittle(percent()))}</p>}>
        {(amounts) => (
          <dl>
            <For each={nutrients.filter((nutrient) => amounts()[nutrient] !== null)}>
              {(nutrient) => (
                <div classList={{ part: nutrient === 'saturatedFat' || nutrient === 'sugars' }}>
                  <dt>{words.names[nutrient]}</dt>
                  <dd>
                    {nutrient === 'energy'
                      ? words.kcal(format.number(amounts()[nutrient] ?? 0))
                      : words.grams(format.number(amounts()[nutrient] ?? 0))}
                  </dd>
                </div>
              )}
            </For>
          </dl>
        )}
      </Show>
      <Show when={props.of.nutrition.missing.length > 0}>
        <p class="small muted">
          {words.missing} {props.of.nutrition.missing.join('; ')}
        </p>
      </Show>
      <Show when={serving()}>
        <p class="small muted">{bind(words.how(percent()))}</p>
      </Show>
    </details>
  )
}
