import { Check, CircleQuestionMark, Minus, X } from 'lucide'
import { Match, Show, Switch } from 'solid-js'
import type { FillLine } from '../../../shared/wire/store-carts.ts'
import { useFormat, useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { Tag } from '../../components/Tag.tsx'
import { bind } from '../../language/bind.ts'
import { soldAs } from './amounts.ts'
import { Pack } from './Pack.tsx'

const looks = {
  added: { kind: 'positive', icon: Check },
  capped: { kind: 'warning', icon: Minus },
  out: { kind: 'danger', icon: X },
  gone: { kind: 'danger', icon: X },
  failed: { kind: 'danger', icon: X },
  unknown: { kind: 'warning', icon: CircleQuestionMark },
} as const

/** What became of one line. */
export function FilledLine(props: {
  line: FillLine
  running: boolean
  money: (minor: number) => string
}) {
  const text = useText()
  const { cart } = text
  const format = useFormat()
  const sold = (quantity: number) => soldAs(props.line.product, quantity, text, format)
  const look = () => {
    const { outcome } = props.line
    return outcome === 'waiting' || outcome === 'adding' ? undefined : looks[outcome]
  }
  const why = () => {
    const { outcome, wanted, got, price, priceWas } = props.line
    if (outcome === 'capped') return cart.capped(sold(wanted), sold(got ?? 0))
    if (outcome === 'unknown') return cart.unsure
    if (outcome === 'out' || outcome === 'gone' || outcome === 'failed') return cart.stays
    return priceWas === null ? '' : cart.priceUp(props.money(priceWas), props.money(price))
  }
  return (
    <li class="goods-row">
      <Pack aisle={props.line.aisle} />
      <span class="goods">
        <b>{bind(props.line.product.name)}</b>
        <small class="muted">
          {bind(
            [sold(props.line.wanted), props.line.amount && cart.need(props.line.amount)]
              .filter(Boolean)
              .join(' · '),
          )}
        </small>
        <Show when={why()}>{(words) => <small class="why">{bind(words())}</small>}</Show>
      </span>
      <span class="sum">
        <Show when={(props.line.got ?? 0) > 0}>
          <b>{props.money(Math.round(props.line.price * (props.line.got ?? 0)))}</b>
        </Show>
        <Switch>
          <Match when={look()}>
            {(one) => (
              <Tag kind={one().kind}>
                <Icon of={one().icon} />
                {cart.outcomes[props.line.outcome]}
              </Tag>
            )}
          </Match>
          <Match when={props.running || props.line.outcome === 'waiting'}>
            <span class="small muted">
              {props.running ? cart.outcomes[props.line.outcome] : cart.stays}
            </span>
          </Match>
        </Switch>
      </span>
    </li>
  )
}
