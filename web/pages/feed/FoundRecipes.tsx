import { Info } from 'lucide'
import { createEffect, createMemo, For, Show } from 'solid-js'
import type { SearchAnswer } from '../../../shared/wire/search.ts'
import { useText } from '../../application.ts'
import { Notice } from '../../components/Notice.tsx'
import { RecipeCard } from '../../components/RecipeCard.tsx'
import { FeedEmpty } from './FeedEmpty.tsx'
import { type FeedFilters, feedAddress } from './feedAddress.ts'
import { OlderRecipes } from './OlderRecipes.tsx'

/** The answer to a question: the best first, page after page, and what of it could not be kept. */
export function FoundRecipes(props: {
  filters: FeedFilters
  answers: SearchAnswer[]
  loading: boolean
  fetch: () => void
  announce: (sentence: string) => void
}) {
  const text = useText()
  const items = createMemo(() => props.answers.flatMap((answer) => answer.items))
  const next = () => props.answers.at(-1)?.next ?? null
  createEffect(() => props.announce(text.feed.counted(items().length, next() !== null)))
  return (
    <Show when={items().length > 0} fallback={<FeedEmpty filters={props.filters} asked />}>
      <h2 class="section-title">{text.feed.found(props.filters.q ?? '')}</h2>
      <Show when={props.answers[0]?.relaxed}>
        {(relaxed) => (
          <div class="relaxed">
            <Notice kind="plain" icon={Info}>
              {relaxed()}
            </Notice>
          </div>
        )}
      </Show>
      <ul class="cards">
        <For each={items()}>
          {(item, index) => (
            <li>
              <RecipeCard item={item} first={index() < 2} />
            </li>
          )}
        </For>
      </ul>
      <OlderRecipes
        next={next()}
        loading={props.loading}
        href={(after) => feedAddress({ ...props.filters, after })}
        fetch={props.fetch}
      />
    </Show>
  )
}
