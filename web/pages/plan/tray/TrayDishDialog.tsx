import { BookOpen, Trash2 } from 'lucide'
import type { TrayDish } from '../../../../shared/wire/tray.ts'
import { to } from '../../../addresses.ts'
import { useText } from '../../../application.ts'
import '../../../components/button.css'
import { Dialog } from '../../../components/Dialog.tsx'
import { Icon } from '../../../components/Icon.tsx'
import { bind } from '../../../language/bind.ts'
import type { Place } from '../newEntry.ts'
import { PlacePicker } from '../PlacePicker.tsx'
import '../planDialogs.css'

/** A dish in hand: one press on a place, or back to where it came from. */
export function TrayDishDialog(props: {
  dish: TrayDish
  today: string
  place: (at: Place) => void
  remove: () => void
  close: () => void
}) {
  const { plan } = useText()
  return (
    <Dialog title={bind(props.dish.title)} close={props.close}>
      <div class="stack">
        <p>{plan.tray.where}</p>
        <PlacePicker
          label={plan.tray.where}
          from={{ date: props.today, slot: 'dinner' }}
          choose={props.place}
        />
        <p class="row tight">
          <a class="button" href={to.ownRecipe(props.dish.recipeId)}>
            <Icon of={BookOpen} />
            {plan.entry.open}
          </a>
          <button type="button" class="button quiet" onClick={() => props.remove()}>
            <Icon of={Trash2} />
            {plan.tray.remove}
          </button>
        </p>
      </div>
    </Dialog>
  )
}
