import { createEffect, createMemo, For, Show } from 'solid-js'
import { useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { CardSkeletons } from '../../components/CardSkeletons.tsx'
import { RecipeCard } from '../../components/RecipeCard.tsx'
import { FeedEmpty } from './FeedEmpty.tsx'
import { type FeedFilters, feedAddress } from './feedAddress.ts'
import { useFeedPages } from './feedPages.ts'
import { OlderRecipes } from './OlderRecipes.tsx'

/** The feed under its filters, page after page. */
export function FeedCards(props: { filters: FeedFilters; announce: (sentence: string) => void }) {
  const text = useText()
  const pages = useFeedPages(() => props.filters)
  const plain = () => Object.keys(props.filters).length === 0
  return (
    <Answer of={pages} pending={<CardSkeletons count={6} />}>
      {(data) => {
        const items = createMemo(() => data().pages.flatMap((page) => page.items))
        const next = () => data().pages.at(-1)?.nextBefore ?? null
        createEffect(() =>
          props.announce(plain() ? '' : text.feed.counted(items().length, next() !== null)),
        )
        // The first look is at a photograph, when the newest dishes have one.
        const lead = createMemo(() => {
          if (!plain()) return undefined
          const newest = items().slice(0, 10)
          return newest.find((item) => item.photoUrl !== null) ?? newest[0]
        })
        const rest = () => items().filter((item) => item !== lead())
        return (
          <Show when={items().length > 0} fallback={<FeedEmpty filters={props.filters} />}>
            <Show when={lead()}>{(item) => <RecipeCard item={item()} lead first />}</Show>
            <h2 class="section-title">
              {props.filters.q ? text.feed.found(props.filters.q) : text.feed.section}
            </h2>
            <ul class="cards">
              <For each={rest()}>
                {(item, index) => (
                  <li>
                    <RecipeCard item={item} first={!plain() && index() < 2} />
                  </li>
                )}
              </For>
            </ul>
            <OlderRecipes
              next={next()}
              loading={pages.isFetchingNextPage}
              href={(before) => feedAddress({ ...props.filters, before })}
              fetch={() => pages.fetchNextPage()}
            />
          </Show>
        )
      }}
    </Answer>
  )
}
