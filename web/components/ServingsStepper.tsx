import { Minus, Plus } from 'lucide'
import { useText } from '../application.ts'
import { Icon } from './Icon.tsx'
import './servingsStepper.css'

const most = 100

/** How many it is for: one fewer, one more. */
export function ServingsStepper(props: { value: number; change: (servings: number) => void }) {
  const text = useText()
  return (
    <fieldset class="stepper">
      <legend class="visually-hidden">{text.recipe.servings}</legend>
      <button
        type="button"
        aria-label={text.recipe.fewer}
        disabled={props.value <= 1}
        onClick={() => props.change(props.value - 1)}
      >
        <Icon of={Minus} />
      </button>
      <output aria-label={text.recipe.servings}>{text.common.servings(props.value)}</output>
      <button
        type="button"
        aria-label={text.recipe.another}
        disabled={props.value >= most}
        onClick={() => props.change(props.value + 1)}
      >
        <Icon of={Plus} />
      </button>
    </fieldset>
  )
}
