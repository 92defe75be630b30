import { useQuery } from '@tanstack/solid-query'
import { useApi } from '../../application.ts'
import { orGone } from '../../session/orGone.ts'

/** A publication by its id; `gone` when there is none, which is an answer and not a failure. */
export function usePublication(publicationId: () => string) {
  const api = useApi()
  return useQuery(() => ({
    queryKey: ['feed', 'publication', publicationId()] as const,
    queryFn: () => orGone(api.feed.get.query({ publicationId: publicationId() })),
  }))
}
