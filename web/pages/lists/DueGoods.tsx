import { useQueryClient } from '@tanstack/solid-query'
import { BellOff, Plus } from 'lucide'
import { For } from 'solid-js'
import type { RecurringGood } from '../../../shared/wire/shopping.ts'
import { useApi, useText } from '../../application.ts'
import '../../components/button.css'
import { Icon } from '../../components/Icon.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import { bind } from '../../language/bind.ts'
import { useAttempt } from '../../session/attempt.ts'
import { useToast } from '../../toasts/Toast.tsx'
import './habits.css'
import { refreshLists } from './listQuery.ts'

/** What comes every so many weeks and is due: to be put on the list, skipped once, or told no more. */
export function DueGoods(props: { listId: string; goods: readonly RecurringGood[] }) {
  const text = useText()
  const words = text.lists.recurring
  const api = useApi()
  const toast = useToast()
  const queries = useQueryClient()
  const attempt = useAttempt('lists', () => refreshLists(queries))
  const stopped = (id: string, stopped: boolean) =>
    attempt(() => api.lists.stopGood.mutate({ id, stopped }))
  const stop = async ({ id, name }: RecurringGood) => {
    const back = () => void stopped(id, false)
    if (await stopped(id, true))
      toast({ message: words.stopped(name), action: { label: text.common.undo, run: back } })
  }
  return (
    <section class="due-goods" aria-labelledby="due-goods">
      <h2 id="due-goods">{words.due}</h2>
      <ul>
        <For each={props.goods}>
          {(good) => (
            <li>
              <span class="grow">
                {bind(good.name)}
                <small>{words.every(good.everyWeeks)}</small>
              </span>
              <button
                type="button"
                class="button"
                aria-label={words.takeOf(good.name)}
                onClick={() =>
                  attempt(() => api.lists.takeGood.mutate({ id: good.id, listId: props.listId }))
                }
              >
                <Icon of={Plus} />
                {words.take}
              </button>
              <button
                type="button"
                class="button quiet"
                aria-label={words.skipOf(good.name)}
                onClick={() => attempt(() => api.lists.skipGood.mutate({ id: good.id }))}
              >
                {words.skip}
              </button>
              <IconButton
                icon={BellOff}
                label={words.stopOf(good.name)}
                hint={words.stop}
                press={() => stop(good)}
              />
            </li>
          )}
        </For>
      </ul>
    </section>
  )
}
