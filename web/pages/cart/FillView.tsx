import { useQuery } from '@tanstack/solid-query'
import { Clock, ExternalLink, Info } from 'lucide'
import { For, Show } from 'solid-js'
import type { FillState } from '../../../shared/wire/store-carts.ts'
import { to } from '../../addresses.ts'
import { useApi, useFormat, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import '../../components/button.css'
import { Icon } from '../../components/Icon.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { StitchProgress } from '../../components/StitchProgress.tsx'
import { useErrorToast } from '../../session/errorToast.ts'
import { orGone } from '../../session/orGone.ts'
import { present } from '../../session/present.ts'
import { slotText } from '../../stores/slotText.ts'
import { Bill } from './Bill.tsx'
import { CartHead } from './CartHead.tsx'
import { FilledLine } from './FilledLine.tsx'
import { NoCart } from './NoCart.tsx'

const often = 700

/** How the filling goes, line by line. It goes on without this page, which may be opened again at any time. */
export function FillView(props: { fillId: string; listId: string }) {
  const api = useApi()
  const state = useQuery(() => ({
    queryKey: ['stores', 'fill', props.fillId] as const,
    queryFn: () => orGone(api.stores.fillState.query({ fillId: props.fillId })),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && data !== 'gone' && data.status === 'running' ? often : false,
  }))
  return (
    <Answer of={state} pending={<Skeleton shape="line" width="long" />}>
      {(answer) => (
        <Show when={present(answer())} fallback={<NoCart />}>
          {(found) => <Filling of={found()} look={() => void state.refetch()} />}
        </Show>
      )}
    </Answer>
  )
}

const settled = (line: FillState['lines'][number]) =>
  line.outcome !== 'waiting' && line.outcome !== 'adding'

function Filling(props: { of: FillState; look: () => void }) {
  const { cart } = useText()
  const api = useApi()
  const format = useFormat()
  const sorry = useErrorToast()
  const running = () => props.of.status === 'running'
  const all = () => props.of.lines.length
  const inCart = () => props.of.lines.filter(({ got }) => (got ?? 0) > 0).length
  const done = () => props.of.lines.filter(settled).length
  // What did not come into the cart is read first.
  const ordered = () => {
    const bad = (line: FillState['lines'][number]) => settled(line) && line.outcome !== 'added'
    return [...props.of.lines.filter(bad), ...props.of.lines.filter((line) => !bad(line))]
  }
  const missing = () => props.of.lines.some(({ outcome }) => outcome !== 'added')
  const money = (minor: number) => format.price(minor, props.of.store.currency)
  const words = () => {
    if (running()) return cart.filling(done(), all())
    return props.of.status === 'stopped'
      ? cart.stoppedAt(inCart(), all())
      : cart.filled(inCart(), all())
  }
  const stop = async () => {
    try {
      await api.stores.stopFill.mutate({ fillId: props.of.id })
    } catch (error) {
      sorry(error)
    }
    props.look()
  }
  return (
    <div class="list-layout">
      <div>
        <CartHead list={props.of.list} store={props.of.store} slot={props.of.slot} />
        <Show when={props.of.slotMoved && props.of.slot}>
          {(slot) => (
            <Notice kind="warning" icon={Clock}>
              <p>{cart.place.moved(slotText(slot(), format))}</p>
            </Notice>
          )}
        </Show>
        <section class="cart-run" aria-live="polite">
          <div class="row spread">
            <p>
              <b>{words()}</b>
            </p>
            <Show when={running()}>
              <button type="button" class="button quiet" onClick={() => void stop()}>
                {cart.stop}
              </button>
            </Show>
          </div>
          <StitchProgress
            value={(running() ? done() : inCart()) / Math.max(1, all())}
            label={cart.progress}
          />
          <Show when={running()}>
            <p class="small muted">{cart.canLeave}</p>
          </Show>
        </section>
        <Show when={props.of.error}>
          {(sentence) => (
            <Notice kind="danger" icon={Info}>
              <p>{sentence()}</p>
            </Notice>
          )}
        </Show>
        <ul class="fills">
          <For each={ordered()}>
            {(line) => <FilledLine line={line} running={running()} money={money} />}
          </For>
        </ul>
        <Show when={props.of.terms}>
          {(terms) => (
            <div class="bill-inline">
              <Bill terms={terms()} sum={props.of.total ?? 0} money={money} />
            </div>
          )}
        </Show>
        <Show when={!running() && missing()}>
          <p class="cart-rest">
            <a class="button" href={to.cart(props.of.list.id, { store: props.of.store.id })}>
              {cart.rest}
            </a>
          </p>
        </Show>
      </div>
      <aside class="till fillable" aria-label={cart.summary}>
        <div class="till-sum">
          <p class="overline">{cart.inCartNow}</p>
          <p class="sum">{props.of.total === null ? '…' : money(props.of.total)}</p>
        </div>
        <Show when={props.of.checkoutUrl}>
          {(href) => (
            <a class="button primary large" href={href()} rel="external noopener">
              <Icon of={ExternalLink} />
              {cart.checkout}
            </a>
          )}
        </Show>
        <div class="till-more">
          <Show when={props.of.terms}>
            {(terms) => <Bill terms={terms()} sum={props.of.total ?? 0} money={money} />}
          </Show>
          <p class="small muted">{cart.inCartHint}</p>
          <p class="small muted">{cart.payYourself}</p>
        </div>
      </aside>
    </div>
  )
}
