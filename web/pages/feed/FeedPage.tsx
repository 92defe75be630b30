import { useLocation, useNavigate } from '@solidjs/router'
import { createMemo, For, Show } from 'solid-js'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { CardSkeletons } from '../../components/CardSkeletons.tsx'
import { Mark } from '../../components/Mark.tsx'
import { RecipeCard } from '../../components/RecipeCard.tsx'
import { SearchBox } from '../../components/SearchBox.tsx'
import type { Suggest } from '../../components/suggestions.ts'
import { Head } from '../../head/Head.tsx'
import { FeedEmpty } from './FeedEmpty.tsx'
import { FeedFilterChips } from './FeedFilterChips.tsx'
import { changed, feedAddress, readFilters } from './feedAddress.ts'
import './feedPage.css'
import { useFeedPages } from './feedPages.ts'
import { OlderRecipes } from './OlderRecipes.tsx'

const mostSuggestions = 6

export default function FeedPage() {
  const text = useText()
  const api = useApi()
  const location = useLocation()
  const navigate = useNavigate()
  const filters = createMemo(() => readFilters(location.query))
  const pages = useFeedPages(filters)
  const suggest: Suggest = async (q, signal) => {
    const page = await api.feed.page.query({ q }, { signal })
    return page.items
      .slice(0, mostSuggestions)
      .map((item) => ({ label: item.title, href: to.recipe(item.id) }))
  }
  const plain = () => Object.keys(filters()).length === 0

  return (
    <div class="page feed">
      <Head
        title={filters().q ?? text.feed.title}
        description={text.common.description}
        canonical="/"
        hidden={!plain()}
      />
      <header class="feed-head">
        <p class="wordmark">
          <Mark size={26} />
          {text.common.name}
        </p>
        <h1>{text.feed.heading}</h1>
        <SearchBox
          action="/"
          value={filters().q ?? ''}
          label={text.feed.search}
          placeholder={text.feed.placeholder}
          search={(q) =>
            navigate(feedAddress(changed(filters(), { q: q || undefined, dropped: undefined })))
          }
          suggest={suggest}
          suggestionsLabel={text.feed.suggestions}
          open={(href) => navigate(href)}
        >
          <For each={['time', 'max', 'sort'] as const}>
            {(name) => (
              <Show when={filters()[name]}>
                {(value) => <input type="hidden" name={name} value={value()} />}
              </Show>
            )}
          </For>
          <For each={filters().diets}>
            {(diet) => <input type="hidden" name="diets" value={diet} />}
          </For>
        </SearchBox>
        <FeedFilterChips filters={filters()} />
      </header>

      <Answer of={pages} pending={<CardSkeletons count={6} />}>
        {(data) => {
          const items = createMemo(() => data().pages.flatMap((page) => page.items))
          // The first look is at a photograph, when the newest dishes have one.
          const lead = createMemo(() => {
            if (!plain()) return undefined
            const newest = items().slice(0, 10)
            return newest.find((item) => item.photoUrl !== null) ?? newest[0]
          })
          const rest = () => items().filter((item) => item !== lead())
          return (
            <Show when={items().length > 0} fallback={<FeedEmpty filtered={!plain()} />}>
              <Show when={lead()}>{(item) => <RecipeCard item={item()} lead first />}</Show>
              <h2 class="section-title">
                {filters().q ? text.feed.found(filters().q ?? '') : text.feed.section}
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
                next={data().pages.at(-1)?.nextBefore ?? null}
                loading={pages.isFetchingNextPage}
                href={(before) => feedAddress({ ...filters(), before })}
                fetch={() => pages.fetchNextPage()}
              />
            </Show>
          )
        }}
      </Answer>
    </div>
  )
}
