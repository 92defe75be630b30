import { useQueryClient } from '@tanstack/solid-query'
import { CalendarSync, RefreshCw } from 'lucide'
import { For, Show } from 'solid-js'
import type { ListChange, ShoppingListView } from '../../../shared/wire/shopping.ts'
import { useApi, useText } from '../../application.ts'
import '../../components/button.css'
import { Notice } from '../../components/Notice.tsx'
import { bind } from '../../language/bind.ts'
import { useAttempt } from '../../session/attempt.ts'
import { refreshLists } from './listQuery.ts'

// Of a dish that came or went, the first few tell enough.
const named = 4

/** What the plan has put on the list or taken off it since somebody looked. */
export function PlanChanged(props: { of: ShoppingListView }) {
  const { lists } = useText()
  const api = useApi()
  const queries = useQueryClient()
  const attempt = useAttempt('lists', () => refreshLists(queries))
  const foods = ({ foods: all }: ListChange) => {
    const more = all.length - named
    const some = all.slice(0, more > 1 ? named : all.length).join(', ')
    return more > 1 ? `${some} ${lists.moreProducts(more)}` : some
  }
  return (
    <div role="status">
      <Show when={props.of.changes.length > 0}>
        <Notice kind="plain" icon={RefreshCw}>
          <strong>{lists.planChanged}</strong>
          <ul class="plan-changes">
            <For each={props.of.changes}>
              {(change) => (
                <li>
                  {bind(lists.changed[change.kind](foods(change), change.dish, change.servings))}
                </li>
              )}
            </For>
          </ul>
          <button
            type="button"
            class="button"
            onClick={() => void attempt(() => api.lists.seeChanges.mutate({ id: props.of.id }))}
          >
            {lists.planSeen}
          </button>
        </Notice>
      </Show>
      <Show when={props.of.full}>
        <Notice kind="warning" icon={CalendarSync}>
          {lists.planNoRoom}
        </Notice>
      </Show>
    </div>
  )
}
