import { Clock } from 'lucide'
import { createSignal, lazy, onMount, Show, Suspense } from 'solid-js'
import type { FeedItem } from '../../shared/wire/feed.ts'
import { useFormat, useText } from '../application.ts'
import { duration } from '../language/duration.ts'
import { useMe } from '../session/me.ts'
import { Icon } from './Icon.tsx'
import './recipeFacts.css'

// Comes for whoever is signed in: a guest has no store.
const StoreCardPrice = lazy(() => import('./StoreCardPrice.tsx'))

/** Minutes, servings and price: what decides whether tonight. */
export function RecipeFacts(props: { of: FeedItem }) {
  const text = useText()
  const format = useFormat()
  const me = useMe()
  // The page is the same for everybody; its reader's own store is asked once it is awake.
  const [awake, setAwake] = createSignal(false)
  onMount(() => setAwake(true))
  const estimate = () =>
    props.of.pricePerServing > 0
      ? text.common.perServing(format.money(props.of.pricePerServing, props.of.currency))
      : text.common.priceUnknown
  return (
    <p class="facts">
      <Show when={props.of.totalMinutes}>
        {(minutes) => (
          <span>
            <Icon of={Clock} />
            {duration(minutes(), text)}
          </span>
        )}
      </Show>
      <span>{text.common.servings(props.of.servings)}</span>
      <span class="price">
        <Show when={awake() && me.isSuccess && me.data} fallback={estimate()}>
          <Suspense fallback={estimate()}>
            <StoreCardPrice
              publicationId={props.of.id}
              estimate={estimate()}
              currency={props.of.currency}
            />
          </Suspense>
        </Show>
      </span>
    </p>
  )
}
