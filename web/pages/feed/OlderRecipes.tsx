import { Show } from 'solid-js'
import { useText } from '../../application.ts'
import '../../components/button.css'
import { CardSkeletons } from '../../components/CardSkeletons.tsx'
import { useNextPage } from '../../components/nextPage.ts'

/** The feed's lower edge: near it the next page comes by itself; without scripts it is a link. */
export function OlderRecipes<Cursor extends number | string>(props: {
  /** The cursor of the next page; null after the last. */
  next: Cursor | null
  loading: boolean
  href: (next: Cursor) => string
  fetch: () => void
}) {
  const text = useText()
  let edge: HTMLDivElement | undefined
  useNextPage(() => edge, {
    more: () => props.next !== null,
    loading: () => props.loading,
    fetch: () => props.fetch(),
  })
  return (
    <div class="older" ref={edge}>
      <Show when={props.loading}>
        <CardSkeletons count={3} />
      </Show>
      <Show when={props.next} fallback={<p class="muted">{text.feed.end}</p>}>
        {(next) => (
          <a
            class="button"
            href={props.href(next())}
            onClick={(event) => {
              event.preventDefault()
              if (!props.loading) props.fetch()
            }}
          >
            {props.loading ? text.feed.olderLoading : text.feed.older}
          </a>
        )}
      </Show>
    </div>
  )
}
