import { useLocation, useNavigate } from '@solidjs/router'
import { createMemo, createSignal, For, Show, Suspense } from 'solid-js'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { CardSkeletons } from '../../components/CardSkeletons.tsx'
import { Mark } from '../../components/Mark.tsx'
import { SearchBox } from '../../components/SearchBox.tsx'
import type { Suggest } from '../../components/suggestions.ts'
import { Head } from '../../head/Head.tsx'
import { FeedCards } from './FeedCards.tsx'
import { FeedFilterChips } from './FeedFilterChips.tsx'
import { changed, feedAddress, readFilters } from './feedAddress.ts'
import './feedPage.css'
import { FoundRecipes } from './FoundRecipes.tsx'
import { answersIn, mayBeQuestion, useQuestion } from './question.ts'
import { UnderstoodChips } from './UnderstoodChips.tsx'

const mostSuggestions = 6

export default function FeedPage() {
  const text = useText()
  const api = useApi()
  const location = useLocation()
  const navigate = useNavigate()
  const filters = createMemo(() => readFilters(location.query))
  const question = useQuestion(filters)
  const answer = () => (mayBeQuestion(filters()) ? (question.data?.pages[0]?.answer ?? null) : null)
  const [counted, setCounted] = createSignal('')
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
        <Suspense>
          <Show when={answer()}>
            {(found) => <UnderstoodChips filters={filters()} chips={found().chips} />}
          </Show>
        </Suspense>
        <FeedFilterChips filters={filters()} answered={() => answer() !== null} />
      </header>

      <p class="visually-hidden" role="status">
        {counted()}
      </p>
      <Show
        when={mayBeQuestion(filters())}
        fallback={<FeedCards filters={filters()} announce={setCounted} />}
      >
        <Answer of={question} pending={<CardSkeletons count={6} />}>
          {(understood) => (
            <Show
              when={answersIn(understood().pages)}
              fallback={<FeedCards filters={filters()} announce={setCounted} />}
            >
              {(answers) => (
                <FoundRecipes
                  filters={filters()}
                  answers={answers()}
                  loading={question.isFetchingNextPage}
                  fetch={() => question.fetchNextPage()}
                  announce={setCounted}
                />
              )}
            </Show>
          )}
        </Answer>
      </Show>
    </div>
  )
}
