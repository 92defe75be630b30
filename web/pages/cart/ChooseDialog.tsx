import { createSignal, createUniqueId, For, Show } from 'solid-js'
import type { MatchLine, ProductChoice, StoreMatch } from '../../../shared/wire/store-carts.ts'
import { useApi, useFormat, useText } from '../../application.ts'
import '../../components/button.css'
import { Dialog } from '../../components/Dialog.tsx'
import '../../components/field.css'
import { FormFailure } from '../../form/FormFailure.tsx'
import { bind } from '../../language/bind.ts'
import { saidOf } from '../../session/said.ts'
import { soldAs } from './amounts.ts'
import './chooseDialog.css'
import type { Choice } from './choices.ts'

/** What else the store has for a line, and looking for something else by one's own words. */
export function ChooseDialog(props: {
  line: MatchLine
  of: StoreMatch
  now: ProductChoice | null
  money: (minor: number) => string
  choose: (choice: Choice) => void
  close: () => void
}) {
  const text = useText()
  const { cart } = text
  const api = useApi()
  const format = useFormat()
  const group = createUniqueId()
  const offered = [props.now, props.line.product, ...props.line.alternatives].flatMap(
    (product) => product ?? [],
  )
  const [shown, setShown] = createSignal(distinct(offered))
  const [chosen, setChosen] = createSignal(props.now?.id ?? offered[0]?.id)
  const [remember, setRemember] = createSignal(true)
  const [words, setWords] = createSignal('')
  const [query, setQuery] = createSignal<string>()
  const [busy, setBusy] = createSignal(false)
  const [problem, setProblem] = createSignal<string>()
  const product = () => shown().find(({ id }) => id === chosen())

  const search = async (event: SubmitEvent) => {
    event.preventDefault()
    const asked = words().trim()
    if (!asked || busy()) return
    setBusy(true)
    setProblem(undefined)
    try {
      const { list, store } = props.of
      const found = await api.stores.search.query({
        listId: list.id,
        store: store.id,
        key: props.line.key,
        query: asked,
      })
      setShown(found)
      setQuery(asked)
      setChosen(found.find(({ available }) => available)?.id)
    } catch (error) {
      setProblem(saidOf(error, text))
    } finally {
      setBusy(false)
    }
  }
  const price = (one: ProductChoice) => {
    const { perUnit } = one
    return perUnit ? cart.perUnit(props.money(perUnit.minor), cart.per[perUnit.per]) : ''
  }
  const take = () => {
    const taken = product()
    if (taken) props.choose({ product: taken, remember: remember(), query: query() })
  }

  return (
    <Dialog title={props.line.name} close={props.close}>
      <div class="choose">
        <Show when={props.line.amount}>
          <p class="small muted">{cart.sheet.need(bind(props.line.amount))}</p>
        </Show>
        <form class="row tight choose-find" onSubmit={search}>
          <label class="visually-hidden" for={`${group}-find`}>
            {cart.sheet.find}
          </label>
          <input
            id={`${group}-find`}
            class="input grow"
            type="search"
            maxlength="100"
            enterkeyhint="search"
            placeholder={cart.sheet.findPlaceholder}
            value={words()}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
          <button type="submit" class="button" aria-busy={busy()}>
            {cart.search}
          </button>
        </form>
        <FormFailure sentence={problem()} />
        <p class="small muted" role="status">
          {busy() ? cart.sheet.searching : shown().length === 0 ? cart.sheet.none : ''}
        </p>
        <fieldset class="alternatives">
          <legend class="visually-hidden">{cart.sheet.products}</legend>
          <For each={shown()}>
            {(one) => (
              <label>
                <input
                  type="radio"
                  name={group}
                  value={one.id}
                  checked={one.id === chosen()}
                  disabled={!one.available}
                  onChange={() => setChosen(one.id)}
                />
                <span>
                  <b>{bind(one.name)}</b>
                  <small class="muted">
                    {bind(
                      [
                        soldAs(one, one.quantity, text, format),
                        price(one),
                        one.available ? '' : cart.sheet.soldOut,
                      ]
                        .filter(Boolean)
                        .join(' · '),
                    )}
                  </small>
                </span>
                <b class="number">{props.money(one.total)}</b>
              </label>
            )}
          </For>
        </fieldset>
        <Show when={shown().length > 0}>
          <label class="check">
            <input
              type="checkbox"
              checked={remember()}
              onChange={(event) => setRemember(event.currentTarget.checked)}
            />
            <span>{cart.sheet.remember(props.line.name)}</span>
          </label>
        </Show>
        <div class="choose-go">
          <button type="button" class="button primary" disabled={!product()} onClick={take}>
            <Show when={product()} fallback={cart.sheet.pick}>
              {(one) => cart.sheet.takeFor(props.money(one().total))}
            </Show>
          </button>
          <button
            type="button"
            class="button quiet"
            onClick={() => props.choose({ product: null, remember: false })}
          >
            {cart.have}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

function distinct(products: readonly ProductChoice[]): ProductChoice[] {
  return [...new Map(products.map((product) => [product.id, product])).values()]
}
