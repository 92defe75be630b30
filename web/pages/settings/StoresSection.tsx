import { useMutation, useQueryClient } from '@tanstack/solid-query'
import { createSignal, For, Show } from 'solid-js'
import type { StoreView } from '../../../shared/wire/stores.ts'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useErrorToast } from '../../session/errorToast.ts'
import { storesKey, useStores } from '../../session/stores.ts'
import { ChooseDelivery } from '../../stores/ChooseDelivery.tsx'
import { ConnectStore } from '../../stores/ConnectStore.tsx'
import { useToast } from '../../toasts/Toast.tsx'
import { Row } from './Row.tsx'
import { focusSection, Section } from './Section.tsx'
import { Sure } from './Sure.tsx'

/** The grocery stores whose cart can be filled from a list. */
export function StoresSection() {
  const { settings } = useText()
  const stores = useStores()
  return (
    <Section id="stores" title={settings.stores.title} lead={settings.stores.lead}>
      <div class="setting-rows">
        <Answer of={stores} pending={<Skeleton shape="line" width="half" />}>
          {(list) => (
            <For
              each={list()}
              fallback={<Row title={settings.stores.none} hint={settings.stores.noneHint} />}
            >
              {(store) => <StoreRow store={store} />}
            </For>
          )}
        </Answer>
      </div>
    </Section>
  )
}

function StoreRow(props: { store: StoreView }) {
  const { settings } = useText()
  const words = settings.stores
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const sorry = useErrorToast()
  const here = `${to.settings()}#stores`
  const [asking, setAsking] = createSignal(false)
  const [placing, setPlacing] = createSignal(false)
  const disconnect = useMutation(() => ({
    mutationFn: () => api.stores.disconnect.mutate({ store: props.store.id }),
    onSuccess: () => {
      setAsking(false)
      focusSection('stores')
      toast({ message: words.disconnected(props.store.name) })
      return queries.invalidateQueries({ queryKey: storesKey })
    },
    onError: (error: Error) => {
      setAsking(false)
      sorry(error)
    },
  }))
  const connected = () => props.store.state === 'connected'
  const hint = () =>
    [
      connected() && props.store.cannot.includes('fill')
        ? words.cannotFill
        : words.state[props.store.state],
      props.store.practice ? words.practice : '',
    ]
      .filter(Boolean)
      .join(' ')
  return (
    <Show
      when={asking()}
      fallback={
        <Row title={props.store.name} hint={hint()}>
          <Show when={props.store.state === 'off' || props.store.state === 'lapsed'}>
            <ConnectStore
              store={props.store}
              returnTo={here}
              label={props.store.state === 'off' ? words.connect : words.again}
              connected={() => {}}
            />
          </Show>
          <Show when={connected()}>
            <div class="row setting-acts">
              <Show when={props.store.choosesDelivery}>
                <button
                  type="button"
                  class="button quiet"
                  aria-label={words.deliveryOf(props.store.name)}
                  onClick={() => setPlacing(true)}
                >
                  {words.delivery}
                </button>
              </Show>
              <Show when={props.store.cannot.length > 0}>
                <ConnectStore
                  store={props.store}
                  returnTo={here}
                  class="button quiet"
                  label={words.again}
                  connected={() => {}}
                />
              </Show>
              <button
                type="button"
                class="button quiet"
                aria-label={words.disconnectOf(props.store.name)}
                onClick={() => setAsking(true)}
              >
                {words.disconnect}
              </button>
            </div>
          </Show>
          <Show when={placing()}>
            <ChooseDelivery store={props.store} close={() => setPlacing(false)} chosen={() => {}} />
          </Show>
        </Row>
      }
    >
      <Sure
        question={words.sure(props.store.name)}
        act={words.disconnect}
        pending={disconnect.isPending}
        yes={() => disconnect.mutate()}
        no={() => setAsking(false)}
      />
    </Show>
  )
}
