import { Show } from 'solid-js'
import type { MatchLine, ProductChoice } from '../../../shared/wire/store-carts.ts'
import { useFormat, useText } from '../../application.ts'
import '../../components/button.css'
import { ConcernList } from '../../components/ConcernList.tsx'
import { bind } from '../../language/bind.ts'
import { soldAs } from './amounts.ts'
import { Pack } from './Pack.tsx'

/** A line that we are not sure of: why, and what can be done about it. It adds nothing until answered. */
export function AskedLine(props: {
  line: MatchLine
  money: (minor: number) => string
  choose: () => void
  take: (product: ProductChoice) => void
  leave: () => void
}) {
  const text = useText()
  const { cart } = text
  const format = useFormat()
  const yes = () => (props.line.doubt === 'amount' ? cart.yesAmount : cart.yes)
  const other = () => {
    const count = props.line.alternatives.length
    return count > 0 ? cart.chooseOther(count) : cart.search
  }
  // Several lines have the same buttons; a reader hears for which one each is.
  const named = (act: string) => `${act}: ${props.line.name}`
  return (
    <li class="asked">
      <p class="need-line">
        <b>{bind(props.line.name)}</b> <span>{bind(props.line.amount)}</span>
      </p>
      <div class="goods-row">
        <Pack aisle={props.line.aisle} asks />
        <span class="goods">
          <b>{props.line.product ? bind(`${props.line.product.name}?`) : cart.nothingFits}</b>
          <small>
            <Show when={props.line.product}>
              {(product) => `${soldAs(product(), product().quantity, text, format)} · `}
            </Show>
            {cart.doubts[props.line.doubt ?? 'name']}
          </small>
          <ConcernList of={props.line.concerns} />
        </span>
        <Show when={props.line.product}>
          {(product) => (
            <span class="sum">
              <b>{props.money(product().total)}</b>
            </span>
          )}
        </Show>
      </div>
      <div class="row tight">
        <Show when={props.line.product}>
          {(product) => (
            <button
              type="button"
              class="button"
              aria-label={named(yes())}
              onClick={() => props.take(product())}
            >
              {yes()}
            </button>
          )}
        </Show>
        <button
          type="button"
          class="button"
          aria-label={named(other())}
          onClick={() => props.choose()}
        >
          {other()}
        </button>
        <button
          type="button"
          class="button quiet"
          aria-label={named(cart.skip)}
          onClick={() => props.leave()}
        >
          {cart.skip}
        </button>
      </div>
    </li>
  )
}
