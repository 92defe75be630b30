import { createSignal } from 'solid-js'
import type { PantryItem } from '../../../../shared/wire/pantry.ts'
import { useApi, useText } from '../../../application.ts'
import '../../../components/button.css'
import { Dialog } from '../../../components/Dialog.tsx'
import '../../../components/field.css'
import { usePantryChanging } from './pantryQuery.ts'
import { useAnswers } from './useAnswers.ts'

/** Other words for one thing: how much of it there is, or what it really is. */
export function CorrectDialog(props: { item: PantryItem; close: () => void }) {
  const { pantry } = useText()
  const api = useApi()
  const attempt = usePantryChanging()
  const answers = useAnswers()
  const [words, setWords] = createSignal(props.item.text)
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const text = words().trim()
    if (!text) return
    if (await attempt(() => api.pantry.correct.mutate({ key: props.item.key, text }))) props.close()
  }
  return (
    <Dialog title={pantry.correctTitle} close={props.close}>
      <form class="stack" onSubmit={save}>
        <div class="field">
          <label for="correct">{pantry.correctLine}</label>
          <input
            id="correct"
            class="input"
            autofocus
            autocomplete="off"
            maxlength="300"
            required
            aria-describedby="correct-hint"
            value={words()}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
          <p id="correct-hint" class="hint">
            {pantry.correctHint}
          </p>
        </div>
        <div class="row apart">
          <button type="submit" class="button primary">
            {pantry.save}
          </button>
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              void answers.gone(props.item)
              props.close()
            }}
          >
            {pantry.gone}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
