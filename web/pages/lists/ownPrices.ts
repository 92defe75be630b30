import { useQuery } from '@tanstack/solid-query'
import { isServer } from 'solid-js/web'
import type { ShoppingListView } from '../../../shared/wire/shopping.ts'
import { useApi } from '../../application.ts'
import { usePaysElsewhere } from '../../session/ownMoney.ts'

/** The list with the prices of the reader's own store, where those are in other money than the estimates. */
export function useOwnPrices(list: () => ShoppingListView | null) {
  const api = useApi()
  const elsewhere = usePaysElsewhere(() => list()?.currency ?? '')
  const said = () =>
    list()
      ?.rows.map(({ key, amount }) => `${key} ${amount}`)
      .join() ?? ''
  const own = useQuery(() => ({
    queryKey: ['stores', 'rows', list()?.id ?? '', said()] as const,
    queryFn: () => api.stores.rowPrices.query({ listId: list()?.id ?? '' }),
    enabled: elsewhere() && list() !== null,
    // A price of a moment ago is better than one in other money.
    placeholderData: (before) => before,
    staleTime: 60_000,
  }))
  return () => {
    const open = list()
    const found = !isServer && own.isSuccess ? own.data : null
    if (!open || !found) return open
    const rows = open.rows.map((row) => ({ ...row, price: found.prices[row.key] ?? null }))
    return { ...open, rows, currency: found.currency }
  }
}
