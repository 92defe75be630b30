import type { PlanKind } from '../../../shared/meals.ts'
import { useText } from '../../application.ts'
import '../../components/field.css'

/** What to remember with an entry; it is saved while it is typed. */
export function EntryNote(props: {
  kind: PlanKind
  value: string
  change: (note: string) => void
}) {
  const { plan } = useText()
  return (
    <div class="field">
      <label for="entry-note">{props.kind === 'note' ? plan.entry.more : plan.entry.note}</label>
      <input
        id="entry-note"
        class="input"
        autocomplete="off"
        maxlength="500"
        placeholder={plan.entry.noteExample}
        value={props.value}
        onInput={(event) => props.change(event.currentTarget.value)}
      />
    </div>
  )
}
