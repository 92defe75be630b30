import { useLocation, useNavigate } from '@solidjs/router'
import { useInfiniteQuery } from '@tanstack/solid-query'
import { FileDown, FileUp, Plus } from 'lucide'
import { createMemo, For, Show } from 'solid-js'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import '../../components/button.css'
import { CardSkeletons } from '../../components/CardSkeletons.tsx'
import { Icon } from '../../components/Icon.tsx'
import { SearchBox } from '../../components/SearchBox.tsx'
import { Head } from '../../head/Head.tsx'
import { MineChips } from './MineChips.tsx'
import { MineEmpty } from './MineEmpty.tsx'
import { mineAddress, readMine } from './mineAddress.ts'
import './mine.css'
import { MoreOwn } from './MoreOwn.tsx'
import { OwnCard } from './OwnCard.tsx'

/** A person's own recipes: found, filtered, opened. */
export function MyRecipes() {
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
  }))
  const filtered = () => Object.keys(filters()).length > 0

  return (
    <div class="page mine">
      <Head title={text.mine.title} hidden />
      <header class="mine-head">
        <div class="row apart">
          <h1>{text.mine.title}</h1>
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
        <SearchBox
          action="/recipes"
          value={filters().q ?? ''}
          label={text.mine.search}
          placeholder={text.mine.placeholder}
          search={(q) => navigate(mineAddress({ ...filters(), q: q || undefined }))}
        />
        <MineChips filters={filters()} />
      </header>
      <Answer of={pages} pending={<CardSkeletons count={3} />}>
        {(data) => {
          const items = createMemo(() => data().pages.flatMap((page) => page.items))
          return (
            <Show when={items().length > 0} fallback={<MineEmpty filtered={filtered()} />}>
              <h2 class="visually-hidden">{text.common.recipes}</h2>
              <ul class="cards">
                <For each={items()}>
                  {(item) => (
                    <li>
                      <OwnCard recipe={item} />
                    </li>
                  )}
                </For>
              </ul>
              <MoreOwn
                more={pages.hasNextPage}
                loading={pages.isFetchingNextPage}
                fetch={() => pages.fetchNextPage()}
              />
            </Show>
          )
        }}
      </Answer>
    </div>
  )
}
