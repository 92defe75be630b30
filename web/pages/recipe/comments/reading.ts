import { useInfiniteQuery, useQueryClient } from '@tanstack/solid-query'
import { useApi } from '../../../application.ts'

/** What was said under a dish, page after page, and a way to have it told anew. */
export function useComments(publicationId: () => string) {
  const api = useApi()
  const queries = useQueryClient()
  const queryKey = () => ['feed', 'comments', publicationId()] as const
  const pages = useInfiniteQuery(() => ({
    queryKey: queryKey(),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      api.feed.comments.query({ publicationId: publicationId(), after: pageParam }),
    getNextPageParam: (page) => page.next ?? undefined,
  }))
  const refresh = () => queries.invalidateQueries({ queryKey: queryKey() })
  return { pages, refresh }
}
