import { createSignal, lazy, onMount, Show, Suspense } from 'solid-js'
import { useMe } from '../session/me.ts'

// Comes for whoever is signed in: a guest carries none of it.
const ConcernTags = lazy(() => import('./ConcernTags.tsx'))

/** Whom of the reader's kitchen a dish does not suit. Only the browser asks: a page is the same for everybody. */
export function Concerns(props: { dish: { publicationId: string } | { recipeId: string } }) {
  const me = useMe()
  const [awake, setAwake] = createSignal(false)
  onMount(() => setAwake(true))
  return (
    <Show when={awake() && me.isSuccess && me.data}>
      <Suspense>
        <ConcernTags dish={props.dish} />
      </Suspense>
    </Show>
  )
}
