import { Show } from 'solid-js'
import { useText } from '../../application.ts'
import '../../components/button.css'
import { to } from '../../addresses.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import type { FeedFilters } from './feedAddress.ts'

/** Nothing was ever published, or nothing was found: and then what it may be for. */
export function FeedEmpty(props: { filters: FeedFilters; asked?: boolean }) {
  const text = useText()
  const onlyWords = () => Object.keys(props.filters).every((key) => key === 'q')
  const hint = () => {
    if (props.filters.diets) return text.feed.nothingKeeps
    if (props.asked) return text.feed.nothingAnswers
    return onlyWords() ? text.feed.nothingNamed : text.feed.nothingHint
  }
  return (
    <Show
      when={Object.keys(props.filters).length > 0}
      fallback={<EmptyState title={text.feed.empty} hint={text.feed.emptyHint} />}
    >
      <EmptyState title={text.feed.nothing} hint={hint()}>
        <a class="button" href={to.feed()}>
          {onlyWords() ? text.feed.showAll : text.feed.clear}
        </a>
      </EmptyState>
    </Show>
  )
}
