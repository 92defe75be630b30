import { ChevronRight } from 'lucide'
import { createMemo, For, Show } from 'solid-js'
import type { MatchLine, ProductChoice } from '../../../shared/wire/store-carts.ts'
import { useFormat, useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { bind } from '../../language/bind.ts'
import { AllergyAsks } from './AllergyAsks.tsx'
import { AskedLine } from './AskedLine.tsx'
import { allergyGroups } from './allergyGroups.ts'
import { soldAs } from './amounts.ts'
import type { Decided } from './choices.ts'
import { Pack } from './Pack.tsx'

/** What waits for the person comes first; what is settled is one row each. */
export function MatchLists(props: {
  decided: readonly Decided[]
  money: (minor: number) => string
  choose: (line: MatchLine) => void
  take: (line: MatchLine, product: ProductChoice) => void
  leave: (line: MatchLine) => void
}) {
  const { cart } = useText()
  const those = (state: Decided['state']) => props.decided.filter((one) => one.state === state)
  const asked = createMemo(() => those('asks').map(({ line }) => line))
  const groups = createMemo(() => allergyGroups(asked()))
  const apart = () => {
    const grouped = new Set(groups().flatMap(({ lines }) => lines))
    return asked().filter((line) => !grouped.has(line))
  }
  return (
    <>
      <Show when={those('asks').length > 0}>
        <h2 class="cart-title">
          {cart.waiting} <span class="count">{those('asks').length}</span>
        </h2>
        <ul class="fills">
          <For each={groups()}>
            {(group) => (
              <AllergyAsks
                of={group}
                take={(lines) => {
                  for (const line of lines) if (line.product) props.take(line, line.product)
                }}
                leave={(lines) => {
                  for (const line of lines) props.leave(line)
                }}
              />
            )}
          </For>
          <For each={apart()}>
            {(line) => (
              <AskedLine
                line={line}
                money={props.money}
                choose={() => props.choose(line)}
                take={(product) => props.take(line, product)}
                leave={() => props.leave(line)}
              />
            )}
          </For>
        </ul>
      </Show>
      <Show when={those('picked').length > 0}>
        <h2 class="cart-title">
          {cart.picked} <span class="count">{those('picked').length}</span>
        </h2>
        <ul class="fills">
          <For each={those('picked')}>
            {(one) => (
              <PickedLine of={one} money={props.money} choose={() => props.choose(one.line)} />
            )}
          </For>
        </ul>
      </Show>
      <Show when={those('left').length > 0}>
        <details class="left-out" open={those('picked').length === 0}>
          <summary>
            {cart.left} <span class="count">{those('left').length}</span>
          </summary>
          <ul>
            <For each={those('left')}>
              {({ line }) => (
                <li class="have-row">
                  <span>
                    {bind(line.name)}
                    <small class="muted"> {line.done ? cart.inCart : cart.skipped}</small>
                  </span>
                  <button
                    type="button"
                    class="button quiet"
                    aria-label={cart.takeOf(line.name)}
                    onClick={() =>
                      line.product ? props.take(line, line.product) : props.choose(line)
                    }
                  >
                    {cart.take}
                  </button>
                </li>
              )}
            </For>
          </ul>
        </details>
      </Show>
    </>
  )
}

function PickedLine(props: { of: Decided; money: (minor: number) => string; choose: () => void }) {
  const text = useText()
  const format = useFormat()
  return (
    <Show when={props.of.product}>
      {(product) => (
        <li>
          <button type="button" class="goods-row" onClick={() => props.choose()}>
            <Pack aisle={props.of.line.aisle} />
            <span class="goods">
              <b>{bind(product().name)}</b>
              <small class="muted">
                {bind(
                  [
                    soldAs(product(), product().quantity, text, format),
                    props.of.line.amount && text.cart.need(props.of.line.amount),
                    props.of.line.remembered && text.cart.remembered,
                  ]
                    .filter(Boolean)
                    .join(' · '),
                )}
              </small>
            </span>
            <span class="sum">
              <b>{props.money(product().total)}</b>
            </span>
            <Icon of={ChevronRight} />
            <span class="visually-hidden">{text.cart.change(props.of.line.name)}</span>
          </button>
        </li>
      )}
    </Show>
  )
}
