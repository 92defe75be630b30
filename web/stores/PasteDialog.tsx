import { useQueryClient } from '@tanstack/solid-query'
import { ExternalLink } from 'lucide'
import { createSignal, createUniqueId, onMount, Show } from 'solid-js'
import type { StoreView } from '../../shared/wire/stores.ts'
import { useApi, useText } from '../application.ts'
import '../components/button.css'
import { Dialog } from '../components/Dialog.tsx'
import '../components/field.css'
import { Icon } from '../components/Icon.tsx'
import { FormFailure } from '../form/FormFailure.tsx'
import { codeOf, saidOf } from '../session/said.ts'
import { storesKey } from '../session/stores.ts'
import { useToast } from '../toasts/Toast.tsx'
import { keepAway, readAway } from './away.ts'
import './pasteDialog.css'

/** Connecting a store that sends nobody back here: its person carries the last address over. */
export default function PasteDialog(props: {
  store: Pick<StoreView, 'id' | 'name'>
  close: () => void
  connected: () => void
}) {
  const text = useText()
  const words = text.cart.paste
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const id = createUniqueId()
  const [away, setAway] = createSignal(readAway(props.store.id))
  const [busy, setBusy] = createSignal(false)
  const [problem, setProblem] = createSignal<string>()
  let field: HTMLTextAreaElement | undefined

  const begin = async () => {
    setProblem(undefined)
    setAway(keepAway(props.store.id, null))
    try {
      const { redirectTo } = await api.stores.connect.mutate({ store: props.store.id })
      setAway(keepAway(props.store.id, redirectTo))
    } catch (error) {
      setProblem(saidOf(error, text))
    }
  }
  onMount(() => {
    if (!away()) void begin()
  })

  const finish = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy()) return
    setBusy(true)
    setProblem(undefined)
    try {
      const address = field?.value ?? ''
      await api.stores.paste.mutate({ store: props.store.id, address })
      keepAway(props.store.id, null)
      await queries.invalidateQueries({ queryKey: storesKey })
      toast({ message: words.done(props.store.name) })
      props.close()
      props.connected()
    } catch (error) {
      setProblem(saidOf(error, text))
      // What was wrong with the address can be put right; anything else has used this attempt up.
      if (!codeOf(error)?.startsWith('pasted_') || codeOf(error) === 'pasted_too_late')
        setAway(keepAway(props.store.id, null))
      setBusy(false)
    }
  }
  return (
    <Dialog title={words.title} close={props.close}>
      <form class="paste stack" onSubmit={finish}>
        <p>{words.lead}</p>
        <ol>
          <li>
            <p>{words.first}</p>
            <Show
              when={away()}
              fallback={
                <button type="button" class="button" onClick={() => void begin()}>
                  {words.anew}
                </button>
              }
            >
              {(now) => (
                <a class="button" href={now().redirectTo} target="_blank" rel="noopener">
                  <Icon of={ExternalLink} />
                  {words.open}
                </a>
              )}
            </Show>
          </li>
          <li>
            <p>{words.second}</p>
          </li>
          <li>
            <p>{words.third}</p>
            <div class="field">
              <label for={id}>{words.address}</label>
              <textarea
                ref={field}
                id={id}
                class="input"
                rows="3"
                autocomplete="off"
                autocapitalize="off"
                spellcheck={false}
              />
            </div>
          </li>
        </ol>
        <FormFailure sentence={problem()} />
        <button type="submit" class="button primary" aria-busy={busy()}>
          {words.finish}
        </button>
        <p class="small muted">{words.once}</p>
      </form>
    </Dialog>
  )
}
