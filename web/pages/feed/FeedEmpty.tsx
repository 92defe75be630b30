import { Show } from 'solid-js'
import { useText } from '../../application.ts'
import '../../components/button.css'
import { to } from '../../addresses.ts'
import { EmptyState } from '../../components/EmptyState.tsx'

/** Nothing was found, or nothing was ever published: two different sentences. */
export function FeedEmpty(props: { filtered: boolean }) {
  const text = useText()
  return (
    <Show
      when={props.filtered}
      fallback={<EmptyState title={text.feed.empty} hint={text.feed.emptyHint} />}
    >
      <EmptyState title={text.feed.nothing} hint={text.feed.nothingHint}>
        <a class="button" href={to.feed()}>
          {text.feed.clear}
        </a>
      </EmptyState>
    </Show>
  )
}
