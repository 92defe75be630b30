import { useQuery } from '@tanstack/solid-query'
import { For, Show } from 'solid-js'
import { to } from '../../addresses.ts'
import { useApi, useFormat, useText } from '../../application.ts'
import { Later } from '../../components/Later.tsx'
import { bind } from '../../language/bind.ts'

/** What was put into carts of late, and what each of them cost. */
export function EarlierFills() {
  return (
    <Later>
      <Fills />
    </Later>
  )
}

function Fills() {
  const { cart } = useText()
  const api = useApi()
  const format = useFormat()
  const fills = useQuery(() => ({
    queryKey: ['stores', 'fills'] as const,
    queryFn: () => api.stores.fills.query(),
    staleTime: 0,
  }))
  const shown = () => (fills.isSuccess ? fills.data : [])
  return (
    <Show when={shown().length > 0}>
      <section aria-labelledby="earlier-fills">
        <h2 class="cart-title" id="earlier-fills">
          {cart.earlier.title}
        </h2>
        <ul class="fills">
          <For each={shown()}>
            {(fill) => (
              <li>
                <a
                  class="goods-row"
                  href={to.cart(fill.list.id, { store: fill.store.id, fill: fill.id })}
                >
                  <span class="goods">
                    <b>{bind(fill.list.name)}</b>
                    <small class="muted">
                      {bind(
                        [
                          format.date(Date.parse(fill.at)),
                          fill.store.name,
                          cart.earlier.products(fill.products),
                        ].join(' · '),
                      )}
                    </small>
                  </span>
                  <span class="sum">
                    <b>{format.price(fill.total, fill.store.currency)}</b>
                  </span>
                </a>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  )
}
