import { useQueryClient } from '@tanstack/solid-query'
import { CloudOff, Printer } from 'lucide'
import { createMemo, For, onCleanup, onMount, Show } from 'solid-js'
import type { SharedList } from '../../../shared/wire/shopping.ts'
import { useApi, useText } from '../../application.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Notice } from '../../components/Notice.tsx'
import { bind } from '../../language/bind.ts'
import { useErrorToast } from '../../session/errorToast.ts'
import { keptTicks } from '../../session/keptTicks.ts'
import { byAisle } from './byAisle.ts'
import { ListAisle } from './ListAisle.tsx'
import './lists.css'
import { mayPass } from './mayPass.ts'
import { confirmSharedTicks, sharedKey } from './sharedQuery.ts'
import type { ShownRow } from './shownRow.ts'
import { createTicks } from './ticks.ts'

/** What to buy, by aisle, with boxes to tick, and nothing of the kitchen behind it. */
export function SharedListView(props: { of: SharedList; secret: string }) {
  const { lists } = useText()
  const api = useApi()
  const queries = useQueryClient()
  const sorry = useErrorToast()
  const ticks = createTicks({
    kept: keptTicks(`link ${props.secret.slice(-12)}`),
    send: (ids, ticked) => api.lists.tickShared.mutate({ key: props.secret, ids, ticked }),
    sent: (ids, ticked) => confirmSharedTicks(queries, ids, ticked),
    refused: (error) => {
      if (mayPass(error)) return false
      sorry(error)
      void queries.invalidateQueries({ queryKey: sharedKey })
      return true
    },
  })
  const online = () => void ticks.flush()
  onMount(() => {
    ticks.recover()
    window.addEventListener('online', online)
    onCleanup(() => window.removeEventListener('online', online))
  })
  const ticked = (row: ShownRow) => ticks.wanted(row.lines[0]?.id ?? '') ?? row.ticked
  const aisles = createMemo(() => byAisle(props.of.rows))
  const done = () => props.of.rows.filter(ticked).length
  return (
    <div class="page list-page">
      <div class="list-main">
        <header class="list-head alone">
          <div class="grow">
            <p class="overline" role="status">
              {done() === props.of.rows.length && done() > 0
                ? lists.done
                : lists.bought(done(), props.of.rows.length)}
            </p>
            <h1>{bind(props.of.name)}</h1>
          </div>
          <button
            type="button"
            class="icon-button"
            aria-label={lists.print}
            title={lists.print}
            onClick={() => window.print()}
          >
            <Icon of={Printer} />
          </button>
        </header>
        <div role="status">
          <Show when={ticks.waiting()}>
            <Notice kind="warning" icon={CloudOff}>
              {lists.unsaved}
            </Notice>
          </Show>
        </div>
        <Show
          when={props.of.rows.length > 0}
          fallback={<EmptyState title={lists.empty} hint={lists.shared.emptyHint} />}
        >
          <For each={aisles()}>
            {(aisle) => (
              <ListAisle
                of={aisle}
                ticked={ticked}
                tick={(row, on) =>
                  ticks.tick(
                    row.lines.map((line) => line.id),
                    on,
                  )
                }
              />
            )}
          </For>
        </Show>
      </div>
    </div>
  )
}
