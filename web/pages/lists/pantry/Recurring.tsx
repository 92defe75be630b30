import { useQuery, useQueryClient } from '@tanstack/solid-query'
import { BellOff } from 'lucide'
import { For, Show } from 'solid-js'
import type { RecurringGood } from '../../../../shared/wire/shopping.ts'
import { useApi, useApplication } from '../../../application.ts'
import { IconButton } from '../../../components/IconButton.tsx'
import { bind } from '../../../language/bind.ts'
import { dayNamesFor } from '../../../language/dayNames.ts'
import { useAttempt } from '../../../session/attempt.ts'
import { useToast } from '../../../toasts/Toast.tsx'
import { listsKey, refreshLists } from '../listQuery.ts'

/** What comes every so many weeks, and when next. */
export function Recurring() {
  const { text, language } = useApplication()
  const words = text.lists.recurring
  const names = dayNamesFor(language)
  const api = useApi()
  const toast = useToast()
  const queries = useQueryClient()
  const attempt = useAttempt('lists', () => refreshLists(queries))
  const goods = useQuery(() => ({
    queryKey: [...listsKey, 'recurring'] as const,
    queryFn: () => api.lists.recurring.query(),
  }))
  const stopped = (id: string, stopped: boolean) =>
    attempt(() => api.lists.stopGood.mutate({ id, stopped }))
  const stop = async ({ id, name }: RecurringGood) => {
    const back = () => void stopped(id, false)
    if (await stopped(id, true))
      toast({ message: words.stopped(name), action: { label: text.common.undo, run: back } })
  }
  return (
    <Show when={goods.isSuccess && goods.data.length > 0 ? goods.data : undefined}>
      {(known) => (
        <section class="aisle" aria-labelledby="recurring">
          <h2 id="recurring">{words.title}</h2>
          <ul class="ticks">
            <For each={known()}>
              {(good) => (
                <li class="bought-row">
                  <span class="grow">
                    {bind(good.name)}
                    <small>
                      {words.every(good.everyWeeks)} · {words.next(names.date(good.nextOn))}
                    </small>
                  </span>
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
      )}
    </Show>
  )
}
