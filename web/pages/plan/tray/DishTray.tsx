import { useQuery } from '@tanstack/solid-query'
import { createMemo, createSignal, For, Show } from 'solid-js'
import type { TrayDish } from '../../../../shared/wire/tray.ts'
import { useApi, useApplication, useText } from '../../../application.ts'
import { useKeptAnswers } from '../../../changes/keptAnswers.ts'
import { newId } from '../../../changes/newId.ts'
import { useQueue } from '../../../changes/useQueue.ts'
import { RecipePicture } from '../../../components/RecipePicture.tsx'
import { bind } from '../../../language/bind.ts'
import { dayNamesFor } from '../../../language/dayNames.ts'
import { duration } from '../../../language/duration.ts'
import { useKitchen } from '../../../session/kitchen.ts'
import { trayKey } from '../../../session/tray.ts'
import { useToast } from '../../../toasts/Toast.tsx'
import { useChanging } from '../changing.ts'
import { dragEntry } from '../dragEntry.ts'
import type { Place } from '../newEntry.ts'
import { trayWithChanges } from '../withChanges.ts'
import './tray.css'
import { TrayDishDialog } from './TrayDishDialog.tsx'

/** Dishes first, days later: each is carried into a meal with a mouse, or by two taps. */
export default function DishTray(props: { today: string }) {
  const text = useText()
  const { tray, meals } = text.plan
  const names = dayNamesFor(useApplication().language)
  const api = useApi()
  const kept = useKeptAnswers()
  const queue = useQueue()
  const changing = useChanging()
  const kitchen = useKitchen()
  const toast = useToast()
  const [opened, setOpened] = createSignal<TrayDish>()
  const dishes = useQuery(() => ({
    queryKey: trayKey,
    queryFn: () => kept.ask('tray', () => api.plan.tray.query()),
    networkMode: 'always' as const,
    refetchOnWindowFocus: 'always' as const,
  }))
  // Asked in this order: data that is not there yet would suspend the whole plan.
  const list = createMemo(() =>
    trayWithChanges(dishes.isSuccess ? dishes.data : [], queue.waiting()),
  )
  const putBack = (dish: TrayDish) => {
    const { title, recipeId } = dish
    void queue.addTo({ title, dish }, { kind: 'trayDish', trayId: newId('try'), recipeId })
  }
  const place = (dish: TrayDish, at: Place) => {
    setOpened(undefined)
    const { id: trayId, title } = dish
    const { portions } = kitchen.isSuccess ? kitchen.data : { portions: null }
    const look = { ...dish, servings: portions ?? dish.servings }
    const { label, run } = changing.add(at, { trayId }, title, look)
    const back = () => {
      run()
      putBack(dish)
    }
    toast({
      message: text.plan.entry.moved(title, names.full(at.date), meals[at.slot]),
      action: { label, run: back },
    })
  }
  const remove = (dish: TrayDish) => {
    setOpened(undefined)
    const { id: trayId, title } = dish
    void queue.addTo({ title, dish }, { kind: 'untrayDish', trayId })
    const run = () => putBack(dish)
    toast({ message: tray.removed(title), action: { label: text.common.undo, run } })
  }
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
                  onPointerDown={(event) => dragEntry(event, (at) => place(dish, at))}
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
            place={(at) => place(dish(), at)}
            remove={() => remove(dish())}
            close={() => setOpened(undefined)}
          />
        )}
      </Show>
    </Show>
  )
}
