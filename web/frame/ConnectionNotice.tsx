import { CloudOff } from 'lucide'
import { createSignal, onCleanup, onMount, Show } from 'solid-js'
import { useText } from '../application.ts'
import './connectionNotice.css'
import { Notice } from '../components/Notice.tsx'

/** Says that the connection is gone, for as long as it is. */
export function ConnectionNotice() {
  const text = useText()
  const [offline, setOffline] = createSignal(false)
  onMount(() => {
    const look = () => setOffline(!navigator.onLine)
    look()
    window.addEventListener('online', look)
    window.addEventListener('offline', look)
    onCleanup(() => {
      window.removeEventListener('online', look)
      window.removeEventListener('offline', look)
    })
  })
  return (
    <div role="status">
      <Show when={offline()}>
        <div class="connection-notice">
          <Notice kind="warning" icon={CloudOff}>
            {text.states.offlineNotice}
          </Notice>
        </div>
      </Show>
    </div>
  )
}
