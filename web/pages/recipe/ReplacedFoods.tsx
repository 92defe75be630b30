import { Show } from 'solid-js'
import { useText } from '../../application.ts'
import { bind } from '../../language/bind.ts'
import type { Dish } from './dish.ts'

/** Above the steps of a copy with other foods, which still call them what they were. */
export function ReplacedFoods(props: { of: Dish }) {
  const { dish } = useText()
  const said = () => (props.of.replaced ?? []).map(({ was, by }) => dish.replacing.instead(was, by))
  return (
    <Show when={said().length > 0}>
      <p class="muted replaced-foods">
        {bind(said().join(' '))} {dish.replacing.stepsSay}
      </p>
    </Show>
  )
}
