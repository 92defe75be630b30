import { useQueryClient } from '@tanstack/solid-query'
import { Plus } from 'lucide'
import { For } from 'solid-js'
import { useApi, useText } from '../../application.ts'
import '../../components/chip.css'
import { Icon } from '../../components/Icon.tsx'
import { useAttempt } from '../../session/attempt.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { refreshLists } from './listQuery.ts'

/** What the dishes ask for and is at home anyway: folded, and on the list with one tap when it has run out. */
export function AtHome(props: { listId: string; foods: readonly string[] }) {
  const { atHome } = useText().lists
  const api = useApi()
  const toast = useToast()
  const queries = useQueryClient()
  const attempt = useAttempt('lists', () => refreshLists(queries))
  const ask = async (food: string) => {
    const lines = [food]
    const done = await attempt(() => api.lists.addLines.mutate({ listId: props.listId, lines }))
    if (done) toast({ message: atHome.asked(food) })
  }
  return (
    <details class="at-home">
      <summary>{atHome.title(props.foods.length)}</summary>
      <p class="small muted">{atHome.hint}</p>
      <div class="chips">
        <For each={props.foods}>
          {(food) => (
            <button
              type="button"
              class="chip"
              aria-label={atHome.ask(food)}
              onClick={() => ask(food)}
            >
              <Icon of={Plus} />
              {food}
            </button>
          )}
        </For>
      </div>
    </details>
  )
}
