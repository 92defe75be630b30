import { useNavigate } from '@solidjs/router'
import { createSignal, Show } from 'solid-js'
import { to } from '../../addresses.ts'
import { useApplication, useText } from '../../application.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { ServingsStepper } from '../../components/ServingsStepper.tsx'
import { dayNamesFor } from '../../language/dayNames.ts'
import { useKitchen } from '../../session/kitchen.ts'
import { useToday } from '../../session/timeZone.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { useChanging } from './changing.ts'
import type { Place } from './newEntry.ts'
import { PlacePicker } from './PlacePicker.tsx'
import './planDialogs.css'

/** From a recipe to the plan: for how many, and one press on the day and meal. */
export default function PlanDishDialog(props: {
  dish: { recipeId: string } | { publicationId: string }
  title: string
  /** For how many, when that was said; else for those who eat in the kitchen. */
  chosen: number | undefined
  /** As the recipe is. */
  servings: number
  close: () => void
}) {
  const { plan } = useText()
  const today = useToday()
  const names = dayNamesFor(useApplication().language)
  const changing = useChanging()
  const toast = useToast()
  const navigate = useNavigate()
  const kitchen = useKitchen()
  const [chosen, setChosen] = createSignal(props.chosen)
  const table = () => (kitchen.isSuccess ? kitchen.data.portions : null)
  const servings = () => chosen() ?? table() ?? props.servings
  const add = (place: Place) => {
    const { dish, title } = props
    props.close()
    const back = changing.add(place, dish, title, {}, servings())
    toast({
      message: plan.entry.moved(title, names.full(place.date), plan.meals[place.slot]),
      action: back,
      also: { label: plan.dish.open, run: () => navigate(to.plan(place.date)) },
    })
  }
  return (
    <Dialog title={plan.dish.title} close={props.close}>
      <div class="stack">
        <ServingsStepper value={servings()} change={setChosen} />
        <p>{plan.dish.choose}</p>
        <PlacePicker
          label={plan.dish.choose}
          from={{ date: today(), slot: 'dinner' }}
          choose={add}
        />
        <Show when={'publicationId' in props.dish}>
          <p class="small muted">{plan.dish.hint}</p>
        </Show>
      </div>
    </Dialog>
  )
}
