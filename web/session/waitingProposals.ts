import { useQuery } from '@tanstack/solid-query'
import { isServer } from 'solid-js/web'
import { useApi } from '../application.ts'
import { useMe } from './me.ts'

/**
 * How many proposals wait for whoever is signed in; asked anew whenever they come back to the page.
 * Only the browser asks: no page should take longer to arrive for the sake of a number.
 */
export function useWaitingProposals(): () => number {
  const api = useApi()
  const me = useMe()
  const count = useQuery(() => ({
    queryKey: ['proposals', 'count'] as const,
    queryFn: () => api.proposals.count.query(),
    enabled: !isServer && Boolean(me.data),
    refetchOnWindowFocus: 'always' as const,
  }))
  // Asked in this order: data that is not there yet would suspend the whole navigation.
  return () => (count.isSuccess ? count.data.waiting : 0)
}
