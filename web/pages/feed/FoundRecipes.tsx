import { Info } from 'lucide'
import { createEffect, For, Show } from 'solid-js'
import type { SearchAnswer } from '../../../shared/wire/search.ts'
import { useText } from '../../application.ts'
import { Notice } from '../../components/Notice.tsx'
import { RecipeCard } from '../../components/RecipeCard.tsx'
import { FeedEmpty } from './FeedEmpty.tsx'
import type { FeedFilters } from './feedAddress.ts'

/** The answer to a question: the best first, and what of it could not be kept. */
export function FoundRecipes(props: {
  filters: FeedFilters
  answer: SearchAnswer
  announce: (sentence: string) => void
}) {
  const text = useText()
  createEffect(() => props.announce(text.feed.counted(props.answer.items.length, false)))
  return (
    <Show
      when={props.answer.items.length > 0}
      fallback={<FeedEmpty filters={props.filters} asked />}
    >
      <h2 class="section-title">{text.feed.found(props.filters.q ?? '')}</h2>
      <Show when={props.answer.relaxed}>
        {(relaxed) => (
          <div class="relaxed">
            <Notice kind="plain" icon={Info}>
              {relaxed()}
            </Notice>
          </div>
        )}
      </Show>
      <ul class="cards">
        <For each={props.answer.items}>
          {(item, index) => (
            <li>
              <RecipeCard item={item} first={index() < 2} />
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}
