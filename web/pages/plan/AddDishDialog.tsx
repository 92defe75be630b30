import { createSignal, onCleanup } from 'solid-js'
import { useApplication, useText } from '../../application.ts'
import { Dialog } from '../../components/Dialog.tsx'
import '../../components/field.css'
import { dayNamesFor } from '../../language/dayNames.ts'
import { useKitchen } from '../../session/kitchen.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { useChanging } from './changing.ts'
import { DishChoice } from './DishChoice.tsx'
import { FeedChoice } from './FeedChoice.tsx'
import type { Dish, Look, Place } from './newEntry.ts'
import type { Choice } from './onDevice.ts'
import { showDay } from './openAtToday.ts'
import { WordsChoice } from './WordsChoice.tsx'
import './planDialogs.css'

const pause = 200

/** What to put in a meal: one of the person's recipes, one of the feed, or words in place of a dish. One press plans it. */
export function AddDishDialog(props: { place: Place; close: () => void }) {
  const { plan } = useText()
  const names = dayNamesFor(useApplication().language)
  const changing = useChanging()
  const toast = useToast()
  const kitchen = useKitchen()
  const [typed, setTyped] = createSignal('')
  const [asked, setAsked] = createSignal('')
  let timer: ReturnType<typeof setTimeout> | undefined
  onCleanup(() => clearTimeout(timer))

  const type = (words: string) => {
    setTyped(words)
    clearTimeout(timer)
    timer = setTimeout(() => setAsked(words.trim()), pause)
  }
  const add = (dish: Dish, title: string, look?: Look) => {
    const { place } = props
    props.close()
    const action = changing.add(place, dish, title, look)
    toast({ message: plan.adding.done(title), action })
    // Begun from the top of an empty week, it stands further down.
    requestAnimationFrame(() => showDay(place.date, 'nearest'))
  }
  const plate = (choice: Choice) => {
    const { portions } = kitchen.isSuccess ? kitchen.data : { portions: null }
    add(choice.dish, choice.title, { ...choice, servings: portions ?? choice.servings })
  }

  return (
    <Dialog
      title={plan.adding.title(plan.slots[props.place.slot], names.full(props.place.date))}
      close={props.close}
    >
      <div class="stack add-dish">
        <div class="field">
          <label for="dish-words">{plan.adding.search}</label>
          <input
            id="dish-words"
            class="input"
            // The dialog would begin with the cross that closes it.
            autofocus
            autocomplete="off"
            enterkeyhint="search"
            maxlength="200"
            placeholder={plan.adding.placeholder}
            value={typed()}
            onInput={(event) => type(event.currentTarget.value)}
          />
        </div>
        <div class="dishes">
          <DishChoice words={asked()} choose={plate} />
          <FeedChoice words={asked()} choose={plate} />
        </div>
        <WordsChoice words={typed().trim()} choose={(kind, title) => add({ kind }, title)} />
      </div>
    </Dialog>
  )
}
