import { createSignal, type JSX, onMount, Show, Suspense } from 'solid-js'

/** What a page can be read without: it comes once the page is awake, and nothing waits for it. */
export function Later(props: { children: JSX.Element }) {
  const [awake, setAwake] = createSignal(false)
  onMount(() => setAwake(true))
  return (
    <Show when={awake()}>
      <Suspense>{props.children}</Suspense>
    </Show>
  )
}
