import { useQuery, useQueryClient } from '@tanstack/solid-query'
import { CalendarPlus, Trash2 } from 'lucide'
import { createSignal, For, Show } from 'solid-js'
import type { PlanMenu } from '../../../shared/wire/plan-weeks.ts'
import { useApi, useApplication, useText } from '../../application.ts'
import { useQueue } from '../../changes/useQueue.ts'
import { Answer } from '../../components/Answer.tsx'
import '../../components/button.css'
import '../../components/field.css'
import { IconButton } from '../../components/IconButton.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { bind } from '../../language/bind.ts'
import { dayNamesFor } from '../../language/dayNames.ts'
import { useErrorToast } from '../../session/errorToast.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { plusDays } from './days.ts'
import './savedMenus.css'
import { useWeekChanging } from './weekChanging.ts'

const key = ['plan-menus'] as const

/** Weeks under a name: this one can be saved, and any of them put on it. */
export function SavedMenus(props: { monday: string; planned: boolean; close: () => void }) {
  const { plan, common } = useText()
  const { menus: words } = plan
  const api = useApi()
  const names = dayNamesFor(useApplication().language)
  const queries = useQueryClient()
  const toast = useToast()
  const queue = useQueue()
  const sorry = useErrorToast()
  const changing = useWeekChanging()
  const range = () => names.range(props.monday, plusDays(props.monday, 6))
  const [name, setName] = createSignal('')
  const menus = useQuery(() => ({
    queryKey: key,
    queryFn: () => api.plan.menus.query(),
    staleTime: 0,
  }))
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      await queries.invalidateQueries({ queryKey: key })
      return true
    } catch (error) {
      sorry(error)
      return false
    }
  }
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const typed = name().trim() || range()
    await queue.arrived()
    if (!(await attempt(() => api.plan.menuSave.mutate({ name: typed, from: props.monday }))))
      return
    setName('')
    toast({ message: words.saved(typed) })
  }
  const remove = async ({ id, name: gone }: PlanMenu) => {
    if (!(await attempt(() => api.plan.menuRemove.mutate({ id })))) return
    const back = () => void attempt(() => api.plan.menuRestore.mutate({ id }))
    toast({ message: words.removed(gone), action: { label: common.undo, run: back } })
  }
  return (
    <div class="stack">
      <Show when={props.planned}>
        <form class="field" onSubmit={save}>
          <label for="menu-name">{words.save(range())}</label>
          <div class="row tight menu-keep">
            <input
              id="menu-name"
              class="input grow"
              maxlength="80"
              autocomplete="off"
              placeholder={words.example}
              value={name()}
              onInput={(event) => setName(event.currentTarget.value)}
            />
            <button type="submit" class="button">
              {words.keep}
            </button>
          </div>
        </form>
      </Show>
      <Answer of={menus} pending={<Skeleton shape="line" width="half" />}>
        {(list) => (
          <Show
            when={list().length > 0}
            fallback={<p class="muted">{props.planned ? words.none : words.noneYet}</p>}
          >
            <ul class="saved-menus">
              <For each={list()}>
                {(menu) => (
                  <li>
                    <span class="grow">
                      <strong>{bind(menu.name)}</strong>
                      <span class="small muted">{menu.titles.map(bind).join(' · ')}</span>
                    </span>
                    <IconButton
                      icon={CalendarPlus}
                      label={words.placeOf(menu.name, range())}
                      hint={words.place}
                      press={() => {
                        void changing.placeMenu(menu.id, props.monday)
                        props.close()
                      }}
                    />
                    <IconButton
                      icon={Trash2}
                      label={words.removeOf(menu.name)}
                      hint={words.remove}
                      press={() => remove(menu)}
                    />
                  </li>
                )}
              </For>
            </ul>
          </Show>
        )}
      </Answer>
    </div>
  )
}
