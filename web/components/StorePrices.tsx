import { lazy, Show } from 'solid-js'
import type { BasketOf } from '../../shared/wire/store-prices.ts'
import { loadPart } from '../language/parts.ts'
import { useMe } from '../session/me.ts'
import { Later } from './Later.tsx'

// Comes for whoever is signed in: a guest has no store.
const StoreBaskets = lazy(async () => {
  const [baskets] = await Promise.all([import('./StoreBaskets.tsx'), loadPart('cart')])
  return baskets
})

/** What it costs at the reader's own stores. Only the browser asks: a page is the same for everybody. */
export function StorePrices(props: {
  of: BasketOf
  note?: string
  /** Asked anew when it is another. */
  changes?: string
}) {
  const me = useMe()
  return (
    <Later>
      <Show when={me.isSuccess && me.data}>
        <StoreBaskets of={props.of} note={props.note} changes={props.changes} />
      </Show>
    </Later>
  )
}
