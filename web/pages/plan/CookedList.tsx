import { useInfiniteQuery } from '@tanstack/solid-query'
import { For, Show, Suspense } from 'solid-js'
import { to } from '../../addresses.ts'
import { useApi, useFormat, useText } from '../../application.ts'
import '../../components/button.css'
import { Skeleton } from '../../components/Skeleton.tsx'
import { FailedState } from '../../components/states/FailedState.tsx'
import { bind } from '../../language/bind.ts'
import './savedMenus.css'

/** What the kitchen has cooked, the last first. */
export function CookedList() {
  const { plan, common } = useText()
  const format = useFormat()
  const api = useApi()
  const pages = useInfiniteQuery(() => ({
    queryKey: ['plan', 'history'] as const,
    queryFn: ({ pageParam }: { pageParam: string | undefined }) =>
      api.plan.history.query(pageParam === undefined ? {} : { cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor ?? undefined,
    staleTime: 0,
  }))
  const entries = () => (pages.isSuccess ? pages.data.pages.flatMap((page) => page.entries) : [])
  return (
    <Suspense fallback={<Skeleton shape="line" width="half" />}>
      <Show when={pages.isError}>
        <FailedState error={pages.error} retry={() => pages.refetch()} />
      </Show>
      <Show when={pages.isSuccess && entries().length === 0}>
        <p class="muted">{plan.history.none}</p>
      </Show>
      <ul class="saved-menus">
        <For each={entries()}>
          {(entry) => (
            <li>
              <span class="grow">
                <Show when={entry.recipeId} fallback={<strong>{bind(entry.title)}</strong>}>
                  {(id) => <a href={to.ownRecipe(id())}>{bind(entry.title)}</a>}
                </Show>
                <span class="small muted">
                  {[
                    format.date(Date.parse(`${entry.date}T12:00`)),
                    common.servings(entry.servings),
                    entry.cook,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <Show when={entry.note}>{(note) => <p class="small">{bind(note())}</p>}</Show>
              </span>
            </li>
          )}
        </For>
      </ul>
      <Show when={pages.hasNextPage}>
        <p class="row">
          <button
            type="button"
            class="button"
            aria-busy={pages.isFetchingNextPage}
            onClick={() => !pages.isFetchingNextPage && pages.fetchNextPage()}
          >
            {plan.history.more}
          </button>
        </p>
      </Show>
    </Suspense>
  )
}
