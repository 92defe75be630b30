import { useQuery, useQueryClient } from '@tanstack/solid-query'
import { createSignal, For, Show } from 'solid-js'
import type { TrayDish } from '../../../../shared/wire/tray.ts'
import { useApi, useApplication, useText } from '../../../application.ts'
import { RecipePicture } from '../../../components/RecipePicture.tsx'
import { bind } from '../../../language/bind.ts'
import { dayNamesFor } from '../../../language/dayNames.ts'
import { duration } from '../../../language/duration.ts'
import { useErrorToast } from '../../../session/errorToast.ts'
import { trayKey } from '../../../session/tray.ts'
import { useToast } from '../../../toasts/Toast.tsx'
import type { Place } from '../changing.ts'
import { dragEntry } from '../dragEntry.ts'
import { refreshPlan } from '../weekQuery.ts'
import './tray.css'
import { TrayDishDialog } from './TrayDishDialog.tsx'

/** Dishes first, days later: each is carried into a meal with a mouse, or by two taps. */
export default function DishTray(props: { today: string }) {
  const text = useText()
  const { tray, meals } = text.plan
  const names = dayNamesFor(useApplication().language)
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const sorry = useErrorToast()
  const [opened, setOpened] = createSignal<TrayDish>()
  const dishes = useQuery(() => ({
    queryKey: trayKey,
    queryFn: () => api.plan.tray.query(),
    refetchOnWindowFocus: 'always' as const,
  }))
  // Asked in this order: data that is not there yet would suspend the whole plan.
  const list = () => (dishes.isSuccess ? dishes.data : [])
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      sorry(error)
    }
    await Promise.all([refreshPlan(queries), queries.invalidateQueries({ queryKey: trayKey })])
  }
  const putBack = (dish: TrayDish) => api.plan.trayAdd.mutate({ recipeId: dish.recipeId })
  const place = (dish: TrayDish, at: Place) =>
    attempt(async () => {
      setOpened(undefined)
      const { id } = await api.plan.trayPlace.mutate({ id: dish.id, ...at })
      const run = () =>
        void attempt(async () => {
          await api.plan.remove.mutate({ id })
          await putBack(dish)
        })
      toast({
        message: text.plan.entry.moved(dish.title, names.full(at.date), meals[at.slot]),
        action: { label: text.common.undo, run },
      })
    })
  const remove = (dish: TrayDish) =>
    attempt(async () => {
      setOpened(undefined)
      await api.plan.trayRemove.mutate({ id: dish.id })
      const run = () => void attempt(() => putBack(dish).then(() => undefined))
      toast({ message: tray.removed(dish.title), action: { label: text.common.undo, run } })
    })
  return (
    <Show when={list().length > 0}>
      <section class="tray" aria-labelledby="tray">
        <h2 id="tray">
          {tray.title} <span class="count">{list().length}</span>
        </h2>
        <p class="small muted">{tray.hint}</p>
        <ul>
          <For each={list()}>
            {(dish) => (
              <li>
                <button
                  type="button"
                  class="tray-dish"
                  aria-haspopup="dialog"
                  onClick={() => setOpened(dish)}
                  onPointerDown={(event) => dragEntry(event, (at) => void place(dish, at))}
                  onDragStart={(event) => event.preventDefault()}
                >
                  <RecipePicture
                    publicationId={dish.picture.seed}
                    photoUrl={dish.picture.photoUrl}
                    sizes="3rem"
                  />
                  <span>
                    <b>{bind(dish.title)}</b>
                    <Show when={dish.totalMinutes}>
                      {(minutes) => <small class="muted">{duration(minutes(), text)}</small>}
                    </Show>
                  </span>
                </button>
              </li>
            )}
          </For>
        </ul>
      </section>
      <Show when={opened()}>
        {(dish) => (
          <TrayDishDialog
            dish={dish()}
            today={props.today}
            place={(at) => void place(dish(), at)}
            remove={() => void remove(dish())}
            close={() => setOpened(undefined)}
          />
        )}
      </Show>
    </Show>
  )
}
