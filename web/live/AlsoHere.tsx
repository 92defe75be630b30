import { useQuery } from '@tanstack/solid-query'
import { Show, Suspense } from 'solid-js'
import { isServer } from 'solid-js/web'
import { useApi } from '../application.ts'
import { useMe } from '../session/me.ts'
import './alsoHere.css'
import { useLive } from './useLive.ts'

/** Keeps the page up to date, and says who else of the kitchen has it before them. */
export function AlsoHere(props: { place: string; say: (people: string) => string }) {
  const api = useApi()
  const me = useMe()
  useLive(() => props.place)
  const here = useQuery(() => ({
    queryKey: ['here', props.place] as const,
    queryFn: () => api.live.here.query({ place: props.place }),
    enabled: !isServer && Boolean(me.data),
  }))
  const names = () => (here.isSuccess ? here.data.people.join(', ') : '')
  return (
    <span class="also-here" role="status">
      <Suspense>
        <Show when={names()}>{(people) => props.say(people())}</Show>
      </Suspense>
    </span>
  )
}
