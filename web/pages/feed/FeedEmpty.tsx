import { Show } from 'solid-js'
import { useText } from '../../application.ts'
import '../../components/button.css'
import { to } from '../../addresses.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import type { FeedFilters } from './feedAddress.ts'

/** Nothing was ever published, or nothing was found: and then what it may be for. */
export function FeedEmpty(props: { filters: FeedFilters; asked?: boolean }) {
  const text = useText()
  const hint = () => {
    if (props.filters.diets) return text.feed.nothingKeeps
    return props.asked ? text.feed.nothingAnswers : text.feed.nothingHint
  }
  return (
    <Show
      when={Object.keys(props.filters).length > 0}
      fallback={<EmptyState title={text.feed.empty} hint={text.feed.emptyHint} />}
    >
      <EmptyState title={text.feed.nothing} hint={hint()}>
        <a class="button" href={to.feed()}>
          {text.feed.clear}
        </a>
      </EmptyState>
    </Show>
  )
}
