import { createSignal, onCleanup } from 'solid-js'
import type { FillDish } from '../../../../shared/wire/plan-fill.ts'
import { useText } from '../../../application.ts'
import { Dialog } from '../../../components/Dialog.tsx'
import '../../../components/field.css'
import { DishChoice } from '../DishChoice.tsx'
import { FeedChoice } from '../FeedChoice.tsx'
import '../planDialogs.css'

const pause = 200

/** Another dish for this place, chosen by the person. */
export function SwapDialog(props: { choose: (dish: FillDish) => void; close: () => void }) {
  const { plan } = useText()
  const [asked, setAsked] = createSignal('')
  let timer: ReturnType<typeof setTimeout> | undefined
  onCleanup(() => clearTimeout(timer))
  const type = (words: string) => {
    clearTimeout(timer)
    timer = setTimeout(() => setAsked(words.trim()), pause)
  }
  return (
    <Dialog title={plan.fill.swap} close={props.close}>
      <div class="stack add-dish">
        <div class="field">
          <label for="swap-words">{plan.adding.search}</label>
          <input
            id="swap-words"
            class="input"
            autofocus
            autocomplete="off"
            enterkeyhint="search"
            maxlength="200"
            onInput={(event) => type(event.currentTarget.value)}
          />
        </div>
        <div class="dishes">
          <DishChoice words={asked()} choose={({ dish }) => props.choose(dish)} />
          <FeedChoice words={asked()} choose={({ dish }) => props.choose(dish)} />
        </div>
      </div>
    </Dialog>
  )
}
