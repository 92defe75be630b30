import { useLocation } from '@solidjs/router'
import { Show, Suspense } from 'solid-js'
import { to } from '../addresses.ts'
import { useFormat, useText } from '../application.ts'
import { useMe } from '../session/me.ts'
import { quietAt } from '../session/trial.ts'
import './demoBanner.css'

/** Says, wherever one is in a trial kitchen, that it will end and how to keep it. */
export function DemoBanner() {
  const text = useText()
  const me = useMe()
  const format = useFormat()
  const location = useLocation()
  const until = () => {
    const { pathname } = location
    return pathname === to.register() || pathname === quietAt() ? null : me.data?.demoUntil
  }
  return (
    <Suspense>
      <Show when={until()}>
        {(moment) => (
          <aside class="demo-banner" aria-label={text.person.demo.label}>
            <p>
              {text.person.demo.text(format.date(moment()))}{' '}
              <a href={to.register(location.pathname)}>{text.person.demo.action}</a>
            </p>
          </aside>
        )}
      </Show>
    </Suspense>
  )
}
