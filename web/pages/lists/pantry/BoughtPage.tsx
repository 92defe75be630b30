import { useInfiniteQuery, useQuery } from '@tanstack/solid-query'
import { createSignal, Show, Suspense } from 'solid-js'
import { to } from '../../../addresses.ts'
import { useApi, useText } from '../../../application.ts'
import { Answer } from '../../../components/Answer.tsx'
import '../../../components/button.css'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Registered } from '../../../components/Registered.tsx'
import { Segments } from '../../../components/Segments.tsx'
import { Head } from '../../../head/Head.tsx'
import { AlsoHere } from '../../../live/AlsoHere.tsx'
import { useKitchen } from '../../../session/kitchen.ts'
import { ListSkeleton } from '../ListSkeleton.tsx'
import { ListTabs } from '../ListTabs.tsx'
import '../lists.css'
import { BoughtDays } from './BoughtDays.tsx'
import { BoughtGoods } from './BoughtGoods.tsx'
import './pantry.css'
import { pantryKey } from './pantryQuery.ts'
import { Recurring } from './Recurring.tsx'

/** What was bought when: day by day, or good by good. */
export default function BoughtPage() {
  const { pantry, lists, common } = useText()
  const kitchen = useKitchen()
  return (
    <Registered trial title={pantry.bought.title} pending={<ListSkeleton />}>
      <Head title={pantry.bought.title} hidden />
      <div class="page list-page pantry-page">
        <header class="list-head">
          <div class="grow">
            <p class="overline">
              <Suspense>
                <Show when={kitchen.data}>{(mine) => mine().name ?? common.home}</Show>
              </Suspense>
              <AlsoHere place="pantry" say={lists.alsoHere} />
            </p>
            <h1>{pantry.bought.title}</h1>
          </div>
        </header>
        <ListTabs />
        <Found />
      </div>
    </Registered>
  )
}

function Found() {
  const words = useText().pantry.bought
  const api = useApi()
  const [by, setBy] = createSignal<'day' | 'good'>('day')
  const days = useInfiniteQuery(() => ({
    queryKey: [...pantryKey, 'bought'] as const,
    queryFn: ({ pageParam }: { pageParam: string | undefined }) =>
      api.pantry.bought.query(pageParam ? { cursor: pageParam } : {}),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  }))
  const goods = useQuery(() => ({
    queryKey: [...pantryKey, 'goods'] as const,
    queryFn: () => api.pantry.goods.query(),
  }))
  return (
    <>
      <Recurring />
      <Answer of={days} pending={<ListSkeleton />}>
        {(answer) => {
          const bought = () => answer().pages.flatMap((page) => page.bought)
          return (
            <Show
              when={bought().length > 0}
              fallback={
                <EmptyState title={words.empty} hint={words.emptyHint}>
                  <a class="button" href={to.lists()}>
                    {words.emptyAct}
                  </a>
                </EmptyState>
              }
            >
              <Segments
                label={words.by}
                value={by()}
                options={[
                  { value: 'day', label: words.byDay },
                  { value: 'good', label: words.byGood },
                ]}
                choose={setBy}
              />
              <Show
                when={by() === 'day'}
                fallback={
                  <Answer of={goods} pending={<ListSkeleton />}>
                    {(known) => <BoughtGoods goods={known()} />}
                  </Answer>
                }
              >
                <BoughtDays bought={bought()} />
                <Show when={days.hasNextPage}>
                  <p class="list-clear">
                    <button
                      type="button"
                      class="button"
                      disabled={days.isFetchingNextPage}
                      onClick={() => days.fetchNextPage()}
                    >
                      {words.more}
                    </button>
                  </p>
                </Show>
              </Show>
            </Show>
          )
        }}
      </Answer>
    </>
  )
}
