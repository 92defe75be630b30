import { CircleAlert } from 'lucide'
import { createSignal, type JSX, Show } from 'solid-js'
import type { RecipeDraft } from '../../../shared/wire/recipes.ts'
import { useApi, useText } from '../../application.ts'
import '../../components/button.css'
import { Dialog } from '../../components/Dialog.tsx'
import '../../components/field.css'
import { Notice } from '../../components/Notice.tsx'
import { sentenceOf } from '../../session/sorry.ts'

/** Reads a recipe from a page or from pasted text into the fields; nothing is saved by it. */
export function ImportDialog(props: { close: () => void; read: (draft: RecipeDraft) => void }) {
  const text = useText()
  const api = useApi()
  const [busy, setBusy] = createSignal(false)
  const [error, setError] = createSignal<string>()

  const submit: JSX.EventHandler<HTMLFormElement, SubmitEvent> = async (event) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const url = String(form.get('url') ?? '').trim()
    const pasted = String(form.get('text') ?? '').trim()
    if (busy() || !(url || pasted)) return
    setBusy(true)
    setError(undefined)
    try {
      const draft = url
        ? await api.recipes.importUrl.mutate({ url })
        : await api.recipes.importText.mutate({ text: pasted })
      props.read(draft)
    } catch (refusal) {
      setError(sentenceOf(refusal) ?? text.states.offlineNotice)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog title={text.composer.importTitle} close={props.close}>
      <form class="stack" onSubmit={submit}>
        <div role="alert">
          <Show when={error()}>
            {(sentence) => (
              <Notice kind="danger" icon={CircleAlert}>
                {sentence()}
              </Notice>
            )}
          </Show>
        </div>
        <label class="field">
          <span>{text.composer.importUrl}</span>
          <input class="input" type="url" name="url" inputmode="url" placeholder="https://" />
          <span class="hint">{text.composer.importUrlHint}</span>
        </label>
        <label class="field">
          <span>{text.composer.importText}</span>
          <textarea class="input" name="text" rows="5" maxlength="100000" />
        </label>
        <button type="submit" class="button primary" aria-busy={busy()}>
          {busy() ? text.composer.importBusy : text.composer.importGo}
        </button>
      </form>
    </Dialog>
  )
}
