import { createUniqueId } from 'solid-js'
import { useApi, useText } from '../../application.ts'
import '../../components/field.css'
import { useErrorToast } from '../../session/errorToast.ts'

/** What the kitchen is to remember of this one cooking. */
export function CookNote(props: { entryId: string }) {
  const { cookMode } = useText().dish
  const api = useApi()
  const sorry = useErrorToast()
  const id = createUniqueId()
  const save = (note: string) =>
    void api.plan.cookNote.mutate({ id: props.entryId, note }).catch(sorry)
  return (
    <div class="field">
      <label for={id}>{cookMode.note}</label>
      <input
        id={id}
        class="input"
        autocomplete="off"
        maxlength="500"
        placeholder={cookMode.noteExample}
        aria-describedby={`${id}-hint`}
        onChange={(event) => save(event.currentTarget.value.trim())}
      />
      <p class="hint" id={`${id}-hint`}>
        {cookMode.noteHint}
      </p>
    </div>
  )
}
