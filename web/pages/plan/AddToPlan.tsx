import { CalendarPlus } from 'lucide'
import { createSignal, lazy, onMount, Show, Suspense } from 'solid-js'
import { useText } from '../../application.ts'
import { comesLater } from '../../components/comesLater.ts'
import { loadPart } from '../../language/parts.ts'
import { useErrorToast } from '../../session/errorToast.ts'
import { useMe } from '../../session/me.ts'
import { useSomebodyHere } from '../../session/trial.ts'
import '../../components/button.css'
import { Icon } from '../../components/Icon.tsx'

// Comes when it is asked for: a guest who only reads a recipe carries no plan.
const load = async () => {
  const [dialog] = await Promise.all([import('./PlanDishDialog.tsx'), loadPart('plan')])
  return dialog
}
const PlanDishDialog = lazy(load)

/** The way from a recipe to the plan; a guest's is a trial one. */
export function AddToPlan(props: {
  dish: { recipeId: string } | { publicationId: string }
  title: string
  chosen: number | undefined
  servings: number
}) {
  const text = useText()
  const somebody = useSomebodyHere()
  const sorry = useErrorToast()
  const me = useMe()
  const [open, setOpen] = createSignal(false)
  const ask = () =>
    somebody()
      .then(load)
      .then(() => {
        setOpen(true)
      }, sorry)
  onMount(() => me.data && comesLater(load))
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
            chosen={props.chosen}
            servings={props.servings}
            close={() => setOpen(false)}
          />
        </Suspense>
      </Show>
    </>
  )
}
