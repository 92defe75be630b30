import { useQuery } from '@tanstack/solid-query'
import { Show } from 'solid-js'
import { wholeUnits } from '../../shared/money.ts'
import type { CardPrices } from '../../shared/wire/store-prices.ts'
import { useApi, useFormat, useText } from '../application.ts'
import { bind } from '../language/bind.ts'
import { together } from '../session/together.ts'

const ask = together(20, async (api, publicationIds: readonly string[]) => {
  const found: CardPrices = await api.stores.cardPrices.query({
    publicationIds: [...publicationIds],
  })
  return (id: string) => found[id] ?? null
})

/** What a serving comes to at the reader's own store; the estimate stays where that is not known. */
export default function StoreCardPrice(props: {
  publicationId: string
  estimate: string
  currency: string
}) {
  const { common } = useText()
  const api = useApi()
  const format = useFormat()
  const price = useQuery(() => ({
    queryKey: ['stores', 'card', props.publicationId] as const,
    queryFn: () => ask(api, props.publicationId),
    staleTime: 60_000,
  }))
  const found = () => (price.isSuccess ? price.data : null)
  return (
    <Show when={found()} fallback={props.estimate}>
      {(one) => {
        const money = () =>
          format.money(wholeUnits(one().perServing, one().currency), one().currency)
        const said = () => (one().atLeast ? common.atLeast(money()) : `≈ ${money()}`)
        return (
          <>
            {/* One currency on a card: an estimate in another country's money would only confuse. */}
            <Show when={one().currency === props.currency}>{`${props.estimate} · `}</Show>
            {bind(common.atStore(one().store, said()))}
          </>
        )
      }}
    </Show>
  )
}
