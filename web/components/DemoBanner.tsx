import { useLocation } from '@solidjs/router'
import { Show, Suspense } from 'solid-js'
import { to } from '../addresses.ts'
import { useText } from '../application.ts'
import { useMe } from '../session/me.ts'
import './demoBanner.css'

/** Says, wherever one is in a trial kitchen, that it will end and how to keep it. */
export function DemoBanner() {
  const text = useText()
  const me = useMe()
  const location = useLocation()
  return (
    <Suspense>
      <Show when={me.data?.demo && location.pathname !== to.register()}>
        <aside class="demo-banner" aria-label={text.settings.demo.label}>
          <p>
            {text.settings.demo.text}{' '}
            <a href={to.register(location.pathname)}>{text.settings.demo.action}</a>
          </p>
        </aside>
      </Show>
    </Suspense>
  )
}
