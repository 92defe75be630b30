import { createSignal, ErrorBoundary, type JSX, onMount, Show, Suspense } from 'solid-js'

/**
 * What a page can be read without: it comes once the page is awake, nothing waits for it, and where it cannot come,
 * as without a connection, the page stands without it.
 */
export function Later(props: { children: JSX.Element }) {
  const [awake, setAwake] = createSignal(false)
  onMount(() => setAwake(true))
  return (
    <Show when={awake()}>
      <ErrorBoundary fallback={null}>
        <Suspense>{props.children}</Suspense>
      </ErrorBoundary>
    </Show>
  )
}
