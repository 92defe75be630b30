import { useNavigate } from '@solidjs/router'
import { Clock, ExternalLink, Info, Languages, ShoppingCart } from 'lucide'
import { createMemo, createSignal, Show } from 'solid-js'
import type { MatchLine, StoreMatch } from '../../../shared/wire/store-carts.ts'
import { to } from '../../addresses.ts'
import { useApi, useFormat, useText } from '../../application.ts'
import '../../components/button.css'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Notice } from '../../components/Notice.tsx'
import { useErrorToast } from '../../session/errorToast.ts'
import { slotText } from '../../stores/slotText.ts'
import { Bill } from './Bill.tsx'
import { CartHead } from './CartHead.tsx'
import { ChooseDialog } from './ChooseDialog.tsx'
import { createChoices, decide, toFill } from './choices.ts'
import { MatchLists } from './MatchLists.tsx'

/** What was found for each line, to be put right and put into the cart. */
export function Matched(props: { of: StoreMatch; again: () => void }) {
  const { cart } = useText()
  const api = useApi()
  const format = useFormat()
  const navigate = useNavigate()
  const sorry = useErrorToast()
  const choices = createChoices(props.of.list.id, props.of.store.id)
  const [choosing, setChoosing] = createSignal<MatchLine>()
  const [busy, setBusy] = createSignal(false)
  const decided = createMemo(() => props.of.lines.map((line) => decide(line, choices.of(line))))
  const picked = () => decided().filter(({ state }) => state === 'picked')
  const asks = () => decided().filter(({ state }) => state === 'asks')
  const sum = () => picked().reduce((total, { product }) => total + (product?.total ?? 0), 0)
  const filled = () => sum() + (props.of.terms?.inCart ?? 0)
  const slotNow = () => (props.of.slot ? slotText(props.of.slot, format) : '')
  const closed = () => props.of.store.cannot.includes('fill')
  const money = (minor: number) => format.price(minor, props.of.store.currency)

  const fill = async () => {
    if (busy() || picked().length === 0) return
    setBusy(true)
    const { list, store } = props.of
    try {
      const { fillId } = await api.stores.fill.mutate({
        listId: list.id,
        store: store.id,
        runKey: choices.runKey(),
        choices: toFill(decided(), choices),
      })
      choices.forget()
      navigate(to.cart(list.id, { store: store.id, fill: fillId }))
    } catch (error) {
      sorry(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Show
      when={props.of.lines.length > 0}
      fallback={
        <>
          <CartHead list={props.of.list} store={props.of.store} />
          <EmptyState title={cart.empty} hint={cart.emptyHint}>
            <a class="button" href={to.list(props.of.list.id)}>
              {cart.back}
            </a>
          </EmptyState>
        </>
      }
    >
      <div class="list-layout">
        <div>
          <CartHead
            list={props.of.list}
            store={props.of.store}
            slot={props.of.slot}
            changed={props.again}
          />
          <Show when={props.of.slotOver}>
            {(over) => (
              <Notice kind="warning" icon={Clock}>
                <p>{cart.place.over(slotText(over(), format), slotNow())}</p>
              </Notice>
            )}
          </Show>
          <Show when={props.of.ownWords.length > 0}>
            <Notice kind="warning" icon={Languages}>
              <p>{cart.ownWords(props.of.ownWords.join(', '))}</p>
            </Notice>
          </Show>
          <Show when={closed()}>
            <Notice kind="warning" icon={Info}>
              <p>{cart.cannotFill}</p>
            </Notice>
          </Show>
          <MatchLists
            decided={decided()}
            money={money}
            choose={setChoosing}
            take={(line, product) =>
              choices.set(line, { product, remember: line.doubt !== 'amount' })
            }
            leave={(line) => choices.set(line, { product: null, remember: false })}
          />
          <Show when={props.of.terms}>
            {(terms) => (
              <div class="bill-inline">
                <Bill terms={terms()} inCart={terms().inCart} sum={filled()} money={money} />
              </div>
            )}
          </Show>
        </div>
        <aside class="till fillable" aria-label={cart.summary}>
          <div class="till-sum">
            <p class="overline">{cart.sum}</p>
            <p class="sum">{money(sum())}</p>
          </div>
          <Show
            when={!closed()}
            fallback={
              <a class="button large" href={props.of.store.site} rel="external noopener">
                <Icon of={ExternalLink} />
                {cart.place.toStore}
              </a>
            }
          >
            <button
              type="button"
              class="button primary large"
              aria-busy={busy()}
              disabled={picked().length === 0}
              onClick={() => void fill()}
            >
              <Icon of={ShoppingCart} />
              {picked().length > 0 ? cart.fill(picked().length) : cart.fillNothing}
            </button>
          </Show>
          <div class="till-more">
            <Show when={props.of.terms}>
              {(terms) => (
                <Bill terms={terms()} inCart={terms().inCart} sum={filled()} money={money} />
              )}
            </Show>
            <Show when={asks().length > 0}>
              <p class="small muted">{cart.stillWaiting(asks().length)}</p>
            </Show>
            <p class="small muted">{cart.payYourself}</p>
          </div>
        </aside>
      </div>
      <Show when={choosing()} keyed>
        {(line) => (
          <ChooseDialog
            line={line}
            of={props.of}
            now={decide(line, choices.of(line)).product}
            money={money}
            choose={(choice) => {
              choices.set(line, choice)
              setChoosing(undefined)
            }}
            close={() => setChoosing(undefined)}
          />
        )}
      </Show>
    </Show>
  )
}
