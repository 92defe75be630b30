import { useLocation } from '@solidjs/router'
import { useQuery } from '@tanstack/solid-query'
import { Show, Suspense } from 'solid-js'
import { to } from '../addresses.ts'
import { useApi, useText } from '../application.ts'
import { useMe } from '../session/me.ts'
import './demoBanner.css'

/** Whoever signed in from a trial is asked once whether what they made in it should come along. */
export function TrialLeft() {
  const text = useText()
  const api = useApi()
  const me = useMe()
  const location = useLocation()
  const left = useQuery(() => ({
    queryKey: ['people', 'trialLeft'] as const,
    queryFn: async () => (await api.people.trialLeft.query()) ?? ('nothing' as const),
    enabled: me.data?.trialWaits === true,
    staleTime: Number.POSITIVE_INFINITY,
  }))
  const some = () => {
    if (!me.data?.trialWaits) return undefined
    return left.data === 'nothing' ? undefined : left.data
  }
  return (
    <Suspense>
      <Show when={some()}>
        {(found) => (
          <aside class="demo-banner" aria-label={text.person.demo.label}>
            <form method="post" action={to.trial()}>
              <input type="hidden" name="return_to" value={location.pathname + location.search} />
              <p>{text.person.demo.left(found())}</p>
              <div class="row">
                <button type="submit" class="button small" name="choice" value="bring">
                  {text.person.demo.bring}
                </button>
                <button type="submit" class="button quiet small" name="choice" value="leave">
                  {text.person.demo.leave}
                </button>
              </div>
            </form>
          </aside>
        )}
      </Show>
    </Suspense>
  )
}
