import { Show } from 'solid-js'
import { useText } from '../../application.ts'
import { StitchProgress } from '../../components/StitchProgress.tsx'

/** What an order costs besides its goods, and whether the store would take it. */
export function Bill(props: {
  terms: { minimum: number | null; delivery: number | null }
  /** What lies in the cart already, on top of which something comes. */
  inCart?: number
  /** What the cart will hold. */
  sum: number
  money: (minor: number) => string
}) {
  const { cart } = useText()
  const least = () => props.terms.minimum ?? 0
  const missing = () => least() - props.sum
  const delivery = () => {
    const { delivery } = props.terms
    if (delivery === null) return cart.bill.deliveryLater
    return delivery === 0 ? cart.place.free : props.money(delivery)
  }
  return (
    <section class="bill" aria-label={cart.bill.title}>
      <dl>
        <Show when={props.inCart}>
          {(minor) => (
            <div>
              <dt>{cart.bill.inCart}</dt>
              <dd>{props.money(minor())}</dd>
            </div>
          )}
        </Show>
        <div>
          <dt>{cart.bill.delivery}</dt>
          <dd>{delivery()}</dd>
        </div>
      </dl>
      <Show when={least() > 0}>
        <p class="small" role="status">
          {missing() > 0
            ? cart.bill.missing(props.money(missing()), props.money(least()))
            : cart.bill.reached(props.money(least()))}
        </p>
        <Show when={missing() > 0}>
          <StitchProgress
            value={props.sum / least()}
            label={cart.bill.progress(props.money(props.sum), props.money(least()))}
          />
        </Show>
      </Show>
    </section>
  )
}
