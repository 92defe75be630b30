import { useQueryClient } from '@tanstack/solid-query'
import { Plus } from 'lucide'
import { For } from 'solid-js'
import type { HomeGood } from '../../../shared/wire/shopping.ts'
import { useApi, useText } from '../../application.ts'
import '../../components/chip.css'
import { Icon } from '../../components/Icon.tsx'
import { useAttempt } from '../../session/attempt.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { refreshLists } from './listQuery.ts'

/** What the dishes take from home altogether: folded, and bought all the same with one tap. */
export function InPantry(props: { listId: string; goods: readonly HomeGood[] }) {
  const text = useText()
  const words = text.lists.inPantry
  const api = useApi()
  const toast = useToast()
  const queries = useQueryClient()
  const attempt = useAttempt('lists', () => refreshLists(queries))
  const anyway = (key: string, on: boolean) =>
    attempt(() => api.lists.buyAnyway.mutate({ id: props.listId, key, on }))
  const buy = async ({ key, name }: HomeGood) => {
    const back = () => void anyway(key, false)
    if (await anyway(key, true))
      toast({ message: words.bought(name), action: { label: text.common.undo, run: back } })
  }
  return (
    <details class="at-home">
      <summary>{words.title(props.goods.length)}</summary>
      <p class="small muted">{words.hint}</p>
      <div class="chips">
        <For each={props.goods}>
          {(good) => (
            <button
              type="button"
              class="chip"
              aria-label={words.buy(good.name)}
              onClick={() => buy(good)}
            >
              <Icon of={Plus} />
              {[good.name, good.amount].filter(Boolean).join(', ')}
            </button>
          )}
        </For>
      </div>
    </details>
  )
}
