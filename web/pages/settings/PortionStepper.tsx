import { Minus, Plus } from 'lucide'
import { portions } from '../../../shared/meals.ts'
import { useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import '../../components/servingsStepper.css'

type Portion = (typeof portions)[number]
const quarters = ['', '¼', '½', '¾']

/** Fractions as people read them. */
export function portionText(portion: number): string {
  const whole = Math.floor(portion)
  return `${whole > 0 ? whole : ''}${quarters[Math.round((portion - whole) * 4)] ?? ''}`
}

export function PortionStepper(props: { value: Portion; change: (portion: Portion) => void }) {
  const { members } = useText().settings
  const step = (by: number) => portions[portions.indexOf(props.value) + by]
  const move = (by: number) => {
    const next = step(by)
    if (next !== undefined) props.change(next)
  }
  return (
    <fieldset class="stepper">
      <legend class="visually-hidden">{members.portion}</legend>
      <button
        type="button"
        aria-label={members.less}
        disabled={step(-1) === undefined}
        onClick={() => move(-1)}
      >
        <Icon of={Minus} />
      </button>
      <output aria-label={members.portion}>{portionText(props.value)}</output>
      <button
        type="button"
        aria-label={members.more}
        disabled={step(1) === undefined}
        onClick={() => move(1)}
      >
        <Icon of={Plus} />
      </button>
    </fieldset>
  )
}
