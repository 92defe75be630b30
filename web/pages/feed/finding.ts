import { useInfiniteQuery } from '@tanstack/solid-query'
import type { Reading } from '../../../shared/language/languages.ts'
import { useApi } from '../../application.ts'
import type { FeedFilters } from './feedAddress.ts'

/** What fits the words and the filters, page after page; the server says whether it was a question. */
export function useFinding(filters: () => FeedFilters, reading: () => Reading) {
  const api = useApi()
  return useInfiniteQuery(() => {
    const { after, ...rest } = filters()
    const asked = { ...rest, lang: reading() }
    return {
      queryKey: ['feed', 'find', asked, after] as const,
      queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
        api.feed.find.query({ ...asked, ...(pageParam && { cursor: pageParam }) }, { signal }),
      initialPageParam: after,
      getNextPageParam: (page) => page.next ?? undefined,
      // Taking a chip away keeps the others in their place until the new answer is there.
      placeholderData: (before, query) =>
        asked.q && query?.queryKey[2].q === asked.q ? before : undefined,
    }
  })
}
