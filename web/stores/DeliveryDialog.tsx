import { useQuery, useQueryClient } from '@tanstack/solid-query'
import { createSignal, createUniqueId, For, Show } from 'solid-js'
import type { DeliveryView, StoreView } from '../../shared/wire/stores.ts'
import { useApi, useText } from '../application.ts'
import { Answer } from '../components/Answer.tsx'
import { FormFailure } from '../form/FormFailure.tsx'
import { saidOf } from '../session/said.ts'
import { useToast } from '../toasts/Toast.tsx'
import '../components/button.css'
import { DeliveryTimes } from './DeliveryTimes.tsx'
import './deliveryDialog.css'
import { Dialog } from '../components/Dialog.tsx'
import '../components/field.css'
import { Skeleton } from '../components/Skeleton.tsx'

/** Where and when a store brings what is in its cart; choosing makes the cart where there is none. */
export default function DeliveryDialog(props: {
  store: Pick<StoreView, 'id' | 'name'>
  close: () => void
  chosen: () => void
}) {
  const text = useText()
  const api = useApi()
  const view = useQuery(() => ({
    queryKey: ['stores', 'delivery', props.store.id] as const,
    queryFn: () => api.stores.delivery.query({ store: props.store.id }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // Whoever comes back from the store's site may have added an address there.
    refetchOnWindowFocus: 'always' as const,
  }))
  return (
    <Dialog title={text.cart.place.title} close={props.close}>
      <Show when={!view.isError} fallback={<FormFailure sentence={saidOf(view.error, text)} />}>
        <Answer of={view} pending={<Asking />}>
          {(found) => <Choosing of={found()} close={props.close} chosen={props.chosen} />}
        </Answer>
      </Show>
    </Dialog>
  )
}

function Asking() {
  const { cart } = useText()
  return (
    <div role="status" class="stack">
      <p class="muted">{cart.place.asking}</p>
      <Skeleton shape="line" width="long" />
      <Skeleton shape="line" width="half" />
    </div>
  )
}

function Choosing(props: { of: DeliveryView; close: () => void; chosen: () => void }) {
  const text = useText()
  const { place } = text.cart
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const group = createUniqueId()
  const doors = () => props.of.ways.filter(({ kind }) => kind === 'home')
  const points = () => props.of.ways.filter(({ kind }) => kind === 'pickup')
  const now = () => props.of.ways.find(({ id }) => id === props.of.now?.wayId)
  const first = now() ?? doors()[0] ?? points()[0]
  const [way, setWay] = createSignal(first?.id)
  const [picked, setPicked] = createSignal<string>()
  const [busy, setBusy] = createSignal(false)
  const [problem, setProblem] = createSignal<string>()
  const fetched = () => points().some(({ id }) => id === way())
  const slots = useQuery(() => ({
    queryKey: ['stores', 'slots', props.of.store.id, way()] as const,
    queryFn: () => api.stores.slots.query({ store: props.of.store.id, wayId: way() ?? '' }),
    enabled: way() !== undefined,
    staleTime: 60_000,
    gcTime: 0,
    retry: false,
  }))
  const free = () => (slots.isSuccess ? slots.data : [])
  // The same moment may be written in two ways.
  const isNow = (start: string) => Date.parse(start) === Date.parse(props.of.now?.slot?.start ?? '')
  const slot = () =>
    free().find(({ start }) => start === picked()) ??
    free().find(({ start }) => way() === props.of.now?.wayId && isNow(start)) ??
    free()[0]
  const go = (id: string | undefined) => {
    setWay(id)
    setPicked(undefined)
    setProblem(undefined)
  }
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const [wayId, time] = [way(), slot()]
    if (busy() || wayId === undefined || !time) return
    setBusy(true)
    setProblem(undefined)
    try {
      const { start, end } = time
      await api.stores.deliver.mutate({ store: props.of.store.id, wayId, slot: { start, end } })
      await queries.invalidateQueries({ queryKey: ['stores', 'delivery'] })
      toast({ message: place.saved })
      props.close()
      props.chosen()
    } catch (error) {
      setProblem(saidOf(error, text))
      setBusy(false)
    }
  }
  return (
    <Show
      when={props.of.ways.length > 0}
      fallback={
        <div class="stack">
          <p>{place.noWays}</p>
          <ToStore site={props.of.store.site} />
        </div>
      }
    >
      <form class="delivery stack" onSubmit={save}>
        <fieldset class="delivery-ways">
          <legend>{place.where}</legend>
          <For each={doors()}>
            {(door) => (
              <label>
                <input
                  type="radio"
                  name={group}
                  checked={way() === door.id}
                  onChange={() => go(door.id)}
                />
                <span>{[door.city, door.address].filter(Boolean).join(', ') || place.kept}</span>
              </label>
            )}
          </For>
          <Show when={points().length > 0}>
            <label>
              <input
                type="radio"
                name={group}
                checked={fetched()}
                onChange={() => go(points()[0]?.id)}
              />
              <span>{place.pickup}</span>
            </label>
          </Show>
        </fieldset>
        <Show when={fetched()}>
          <div class="field">
            <label for={`${group}-branch`}>{place.branch}</label>
            <select
              id={`${group}-branch`}
              class="input"
              onChange={(event) => go(event.currentTarget.value)}
            >
              <For each={[...Map.groupBy(points(), ({ city }) => city)]}>
                {([city, some]) => (
                  <optgroup label={city}>
                    <For each={some}>
                      {(point) => (
                        <option value={point.id} selected={point.id === way()}>
                          {point.address}
                        </option>
                      )}
                    </For>
                  </optgroup>
                )}
              </For>
            </select>
          </div>
        </Show>
        <DeliveryTimes
          id={`${group}-when`}
          asking={slots.isFetching}
          problem={slots.isError ? saidOf(slots.error, text) : undefined}
          free={free()}
          chosen={slot()}
          currency={props.of.store.currency}
          choose={setPicked}
        />
        <FormFailure sentence={problem()} />
        <button type="submit" class="button primary" aria-busy={busy()} disabled={!slot()}>
          {place.save}
        </button>
        <p class="small muted">
          {place.other} <ToStore site={props.of.store.site} />
        </p>
      </form>
    </Show>
  )
}

function ToStore(props: { site: string }) {
  const { cart } = useText()
  return (
    <a href={props.site} rel="external noopener" target="_blank">
      {cart.place.toStore}
    </a>
  )
}
