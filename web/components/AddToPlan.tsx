import { useNavigate } from '@solidjs/router'
import { CalendarPlus } from 'lucide'
import { createSignal, lazy, Show, Suspense } from 'solid-js'
import { to } from '../addresses.ts'
import { useText } from '../application.ts'
import { loadPart } from '../language/parts.ts'
import { useMe } from '../session/me.ts'
import './button.css'
import { Icon } from './Icon.tsx'

// Comes when it is asked for: who only reads a recipe carries no plan.
const PlanDishDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('../pages/plan/PlanDishDialog.tsx'), loadPart('plan')])
  return dialog
})

/** The way from a recipe to the plan; a guest signs in first. */
export function AddToPlan(props: {
  dish: { recipeId: string } | { publicationId: string }
  title: string
  servings: number
  /** Where a guest comes back to. */
  here: string
}) {
  const text = useText()
  const me = useMe()
  const navigate = useNavigate()
  const [open, setOpen] = createSignal(false)
  const ask = () => (me.data ? setOpen(true) : navigate(to.signIn(props.here)))
  return (
    <>
      <button type="button" class="button large" onClick={ask}>
        <Icon of={CalendarPlus} />
        {text.common.toPlan}
      </button>
      <Show when={open()}>
        <Suspense>
          <PlanDishDialog
            dish={props.dish}
            title={props.title}
            servings={props.servings}
            close={() => setOpen(false)}
          />
        </Suspense>
      </Show>
    </>
  )
}
