import { createSignal, lazy, onMount, Show, Suspense } from 'solid-js'
import type { StoreView } from '../../shared/wire/stores.ts'
import '../components/button.css'
import { loadPart } from '../language/parts.ts'
import { useConnectStore } from '../session/stores.ts'
import { readAway } from './away.ts'

// Few stores want it.
const PasteDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./PasteDialog.tsx'), loadPart('cart')])
  return dialog
})

/** Leaves for the store, or says what its person has to bring back from there. */
export function ConnectStore(props: {
  store: StoreView
  returnTo: string
  label: string
  class?: string
  connected: () => void
}) {
  const connect = useConnectStore()
  const [pasting, setPasting] = createSignal(false)
  onMount(() => setPasting(props.store.pasted && readAway(props.store.id) !== undefined))
  return (
    <>
      <button
        type="button"
        class={props.class ?? 'button'}
        aria-label={`${props.label}: ${props.store.name}`}
        onClick={() =>
          props.store.pasted ? setPasting(true) : void connect(props.store.id, props.returnTo)
        }
      >
        {props.label}
      </button>
      <Show when={pasting()}>
        <Suspense>
          <PasteDialog
            store={props.store}
            close={() => setPasting(false)}
            connected={props.connected}
          />
        </Suspense>
      </Show>
    </>
  )
}
