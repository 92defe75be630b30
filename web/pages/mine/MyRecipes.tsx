import { useLocation, useNavigate } from '@solidjs/router'
import { useInfiniteQuery } from '@tanstack/solid-query'
import { FileDown, FileUp, Plus } from 'lucide'
import { createMemo, createSignal, For, lazy, Show, Suspense } from 'solid-js'
import type { RecipeCard } from '../../../shared/wire/recipes.ts'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import '../../components/button.css'
import { CardSkeletons } from '../../components/CardSkeletons.tsx'
import { Icon } from '../../components/Icon.tsx'
import { SearchBox } from '../../components/SearchBox.tsx'
import { Segments } from '../../components/Segments.tsx'
import { Head } from '../../head/Head.tsx'
import { useLive } from '../../live/useLive.ts'
import { useKitchen } from '../../session/kitchen.ts'
import { Cookbooks } from './Cookbooks.tsx'
import { MineChips } from './MineChips.tsx'
import { MineEmpty } from './MineEmpty.tsx'
import { MineUnderstood } from './MineUnderstood.tsx'
import { asking, mineAddress, readMine } from './mineAddress.ts'
import './mine.css'
import { MoreOwn } from './MoreOwn.tsx'
import { OwnCard } from './OwnCard.tsx'

const ChooseCookbooks = lazy(() => import('../../components/cookbooks/ChooseCookbooks.tsx'))

/** A person's own recipes, or all of those with whom they cook: found, filtered, opened. */
export function MyRecipes() {
  useLive(() => 'recipes')
  const text = useText()
  const api = useApi()
  const location = useLocation()
  const navigate = useNavigate()
  const filters = createMemo(() => readMine(location.query))
  const pages = useInfiniteQuery(() => ({
    queryKey: ['recipes', 'list', filters()] as const,
    queryFn: ({ pageParam }: { pageParam: string | undefined }) =>
      api.recipes.list.query({ ...filters(), ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 0,
    // Taking a chip away keeps the others in their place until the new answer is there.
    placeholderData: (before, query) =>
      filters().q && query?.queryKey[2].q === filters().q ? before : undefined,
  }))
  const question = () => pages.data?.pages[0]?.question ?? null
  const kitchen = useKitchen()
  const [filing, setFiling] = createSignal<RecipeCard>()
  const shared = () => filters().of === 'kitchen'
  const together = () => shared() || (kitchen.data?.people.length ?? 0) > 1
  const title = () => (shared() ? text.mine.ours : text.mine.title)
  const filtered = () => Object.keys(filters()).some((name) => name !== 'of')
  // A tag of one's own may be nobody's there, and what is asked for goes along.
  const choose = (of: 'mine' | 'kitchen') => {
    const { q, dropped, settled, sort } = filters()
    navigate(mineAddress({ of: of === 'kitchen' ? of : undefined, q, dropped, settled, sort }))
  }

  return (
    <div class="page mine">
      <Head title={title()} hidden />
      <header class="mine-head">
        <div class="row apart">
          <h1>{title()}</h1>
          <div class="row tight mine-acts">
            <a class="button" href={to.importRecipe()}>
              <Icon of={FileDown} />
              {text.mine.takeIn}
            </a>
            <a class="button" href={to.importFiles()}>
              <Icon of={FileUp} />
              {text.mine.takeFiles}
            </a>
            <a class="button primary" href={to.newRecipe()}>
              <Icon of={Plus} />
              {text.mine.create}
            </a>
          </div>
        </div>
        <Suspense>
          <Show when={together()}>
            <Segments
              label={text.mine.whose}
              value={shared() ? 'kitchen' : 'mine'}
              options={[
                { value: 'mine', label: text.mine.switch.mine },
                { value: 'kitchen', label: text.mine.switch.kitchen },
              ]}
              choose={choose}
            />
          </Show>
        </Suspense>
        <SearchBox
          action="/recipes"
          value={filters().q ?? ''}
          label={shared() ? text.mine.searchOurs : text.mine.search}
          placeholder={text.mine.placeholder}
          search={(q) => navigate(asking(filters(), q))}
        >
          <Show when={shared()}>
            <input type="hidden" name="of" value="kitchen" />
          </Show>
        </SearchBox>
        <Suspense>
          <Show when={question()}>
            {(understood) => <MineUnderstood filters={filters()} question={understood()} />}
          </Show>
        </Suspense>
        <MineChips filters={filters()} />
      </header>
      <div class="mine-body">
        <Cookbooks filters={filters()} />
        <div>
          <Answer of={pages} pending={<CardSkeletons count={3} />}>
            {(data) => {
              const items = createMemo(() => data().pages.flatMap((page) => page.items))
              return (
                <Show
                  when={items().length > 0}
                  fallback={
                    <MineEmpty
                      filtered={filtered()}
                      asked={question() !== null}
                      of={filters().of}
                      cookbook={filters().cookbook !== undefined}
                    />
                  }
                >
                  <h2 class="visually-hidden">{text.common.recipes}</h2>
                  <ul class="cards">
                    <For each={items()}>
                      {(item) => (
                        <li>
                          <OwnCard recipe={item} file={setFiling} />
                        </li>
                      )}
                    </For>
                  </ul>
                  <MoreOwn
                    own={!shared()}
                    more={pages.hasNextPage}
                    loading={pages.isFetchingNextPage}
                    fetch={() => pages.fetchNextPage()}
                  />
                </Show>
              )
            }}
          </Answer>
        </div>
      </div>
      <Show when={filing()}>
        {(recipe) => (
          <Suspense>
            <ChooseCookbooks
              dish={{ recipeId: recipe().id }}
              title={recipe().title || text.mine.untitled}
              close={() => setFiling(undefined)}
            />
          </Suspense>
        )}
      </Show>
    </div>
  )
}
