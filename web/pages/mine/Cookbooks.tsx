import { BookOpen, Settings2 } from 'lucide'
import { createSignal, For, lazy, Show, Suspense } from 'solid-js'
import { to } from '../../addresses.ts'
import { useText } from '../../application.ts'
import '../../components/button.css'
import '../../components/chip.css'
import { useCookbooks } from '../../components/cookbooks/useCookbooks.ts'
import { Icon } from '../../components/Icon.tsx'
import { bind } from '../../language/bind.ts'
import './cookbooks.css'
import { type MineFilters, mineAddress } from './mineAddress.ts'

const ManageCookbooks = lazy(() => import('./ManageCookbooks.tsx'))

/** The kitchen's collections: beside the recipes where there is room, above them as chips where there is none. */
export function Cookbooks(props: { filters: MineFilters }) {
  const { common, mine } = useText()
  const { cookbooks: words } = common
  const all = useCookbooks()
  const [managing, setManaging] = createSignal(false)
  const address = (cookbook: string | undefined) => mineAddress({ of: props.filters.of, cookbook })
  return (
    <>
      <nav class="cookbooks" aria-labelledby="cookbooks">
        <h2 id="cookbooks">{words.title}</h2>
        <Suspense>
          <ul>
            <Show when={(all.data?.length ?? 0) > 0}>
              <li>
                <a
                  href={address(undefined)}
                  aria-current={props.filters.cookbook ? undefined : 'true'}
                  noScroll
                >
                  {words.all}
                </a>
              </li>
            </Show>
            <For each={all.data}>
              {(one) => (
                <li>
                  <a
                    href={address(one.id)}
                    aria-current={props.filters.cookbook === one.id ? 'true' : undefined}
                    noScroll
                  >
                    {bind(one.name)} <span class="count">{one.count}</span>
                  </a>
                </li>
              )}
            </For>
            <Show when={props.filters.cookbook}>
              {(id) => (
                <li>
                  <a class="manage" href={to.cookbook(id())}>
                    <Icon of={BookOpen} />
                    {mine.book.open}
                  </a>
                </li>
              )}
            </Show>
            <li>
              <button type="button" class="manage" onClick={() => setManaging(true)}>
                <Icon of={Settings2} />
                {all.data?.length ? words.manage : words.first}
              </button>
            </li>
          </ul>
        </Suspense>
      </nav>
      <Show when={managing()}>
        <Suspense>
          <ManageCookbooks close={() => setManaging(false)} filters={props.filters} />
        </Suspense>
      </Show>
    </>
  )
}
