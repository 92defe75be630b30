import { Show } from 'solid-js'
import type { DayNutrition as Of } from '../../../shared/wire/plan.ts'
import { useFormat, useText } from '../../application.ts'
import './dayNutrition.css'

/** What a serving of everything planned for a day holds, or what is missing for saying so. */
export function DayNutrition(props: { of: Of }) {
  const { plan } = useText()
  const format = useFormat()
  const words = plan.nutrition
  const serving = () => props.of.perServing
  const energy = () => serving()?.energy
  const about = () => (props.of.approximate ? '≈ ' : '')
  const whole = (grams: number) => format.number(Math.round(grams))
  const percent = () => Math.floor((props.of.counted ?? 0) * 100)
  const parts = () => {
    const { protein = null, fat = null, carbohydrates = null } = serving() ?? {}
    if (protein === null || fat === null || carbohydrates === null) return undefined
    return words.parts(whole(protein), whole(fat), whole(carbohydrates))
  }
  return (
    <details class="day-nutrition">
      <summary>
        <Show when={energy()} fallback={words.unknown}>
          {(kcal) => `${about()}${words.kcal(format.number(kcal()))}`}
        </Show>
      </summary>
      <Show when={parts()}>{(said) => <p>{said()}</p>}</Show>
      <Show when={props.of.missing.length > 0}>
        <p>{words.missing(props.of.missing.join('; '))}</p>
      </Show>
      <p>{serving() ? words.how(percent()) : words.tooLittle}</p>
      <Show when={serving() && props.of.forFewer.length > 0}>
        <p>{words.forFewer(props.of.forFewer.join('; '))}</p>
      </Show>
    </details>
  )
}
