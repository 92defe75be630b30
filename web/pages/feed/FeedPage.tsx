import { useLocation, useNavigate } from '@solidjs/router'
import { createMemo, createSignal, For, lazy, Show, Suspense } from 'solid-js'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { CardSkeletons } from '../../components/CardSkeletons.tsx'
import { Later } from '../../components/Later.tsx'
import { Mark } from '../../components/Mark.tsx'
import { OtherMoney } from '../../components/OtherMoney.tsx'
import { SearchBox } from '../../components/SearchBox.tsx'
import type { Suggest } from '../../components/suggestions.ts'
import { Head } from '../../head/Head.tsx'
import { useMe } from '../../session/me.ts'
import { FeedCards } from './FeedCards.tsx'
import { FeedFilterChips } from './FeedFilterChips.tsx'
import { changed, feedAddress, isPlain, nextQuestion, readFilters, unasked } from './feedAddress.ts'
import './feedPage.css'
import { useFinding } from './finding.ts'
import { UnderstoodChips } from './UnderstoodChips.tsx'
import { useReading } from './useReading.ts'

const mostDishes = 5
const mostFoods = 3

const OwnMatches = lazy(() => import('./OwnMatches.tsx'))

export default function FeedPage() {
  const text = useText()
  const api = useApi()
  const me = useMe()
  const location = useLocation()
  const navigate = useNavigate()
  const filters = createMemo(() => readFilters(location.query))
  const reading = useReading(filters)
  const found = useFinding(filters, reading)
  const question = () => found.data?.pages[0]?.question ?? null
  const [counted, setCounted] = createSignal('')
  const suggest: Suggest = async (q, signal) => {
    const { dishes, foods } = await api.feed.suggest.query({ q, lang: reading() }, { signal })
    return [
      ...dishes
        .slice(0, mostDishes)
        .map(({ id, title }) => ({ label: title, href: to.recipe(id) })),
      ...foods.slice(0, mostFoods).map(({ name }) => ({
        label: text.feed.dishesWith(name),
        href: searched(name),
      })),
    ]
  }
  const searched = (q: string) => feedAddress(changed(filters(), { q: q || undefined, ...unasked }))

  return (
    <div class="page feed">
      <Head
        title={filters().q ?? text.feed.title}
        description={text.common.description}
        canonical="/"
        markdown="/index.md"
        hidden={!isPlain(filters()) || filters().lang !== undefined}
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
          search={(q) => navigate(nextQuestion(filters(), q, question()?.follows ?? []))}
          suggest={suggest}
          suggestionsLabel={text.feed.suggestions}
          open={(href) => navigate(href)}
        >
          <For each={['total', 'max', 'sort', 'lang'] as const}>
            {(name) => (
              <Show when={filters()[name]}>
                {(value) => <input type="hidden" name={name} value={value()} />}
              </Show>
            )}
          </For>
          <For each={[filters().prev ?? [], filters().q ?? []].flat()}>
            {(asked) => <input type="hidden" name="prev" value={asked} />}
          </For>
          <For each={filters().diets}>
            {(diet) => <input type="hidden" name="diets" value={diet} />}
          </For>
        </SearchBox>
        <Suspense>
          <Show when={me.data === null && isPlain(filters())}>
            <a class="feed-week" href={to.fill()}>
              {text.feed.week}
            </a>
          </Show>
          <Show when={question()}>
            {(understood) => (
              <UnderstoodChips
                filters={filters()}
                chips={understood().chips}
                follows={understood().follows ?? []}
              />
            )}
          </Show>
        </Suspense>
        <FeedFilterChips
          filters={filters()}
          reading={reading()}
          answered={() => question() !== null}
        />
        <OtherMoney />
        <Later>
          <Show when={me.data && filters().q}>
            <OwnMatches filters={filters()} question={question()} />
          </Show>
        </Later>
      </header>

      <p class="visually-hidden" role="status">
        {counted()}
      </p>
      <Answer of={found} pending={<CardSkeletons count={6} />}>
        {(answer) => (
          <FeedCards
            filters={filters()}
            reading={reading()}
            pages={answer().pages}
            loading={found.isFetchingNextPage}
            fetch={() => found.fetchNextPage()}
            announce={setCounted}
          />
        )}
      </Answer>
    </div>
  )
}
