import { useMutation, useQueryClient } from '@tanstack/solid-query'
import type { FeedItem } from '../../shared/wire/feed.ts'
import { useApi } from '../application.ts'
import { useErrorToast } from './errorToast.ts'
import { useSomebodyHere } from './trial.ts'

interface Wish {
  publicationId: string
  liked: boolean
}

/** Likes at once on the screen, then at the server; an answer that refuses puts it back. */
export function useLike() {
  const api = useApi()
  const queries = useQueryClient()
  const sorry = useErrorToast()
  const somebody = useSomebodyHere()
  const show = ({ publicationId, liked }: Wish) =>
    queries.setQueriesData({ queryKey: ['feed'] }, (cached: unknown) =>
      withLike(cached, publicationId, liked),
    )
  return useMutation(() => ({
    mutationFn: async (wish: Wish) => {
      await somebody()
      const input = { publicationId: wish.publicationId }
      return wish.liked ? api.feed.like.mutate(input) : api.feed.unlike.mutate(input)
    },
    onMutate: show,
    // What was asked before the like, and answered since or is still to be, does not know of it.
    onSuccess: (_answer: unknown, wish: Wish) => {
      show(wish)
      return queries.invalidateQueries({
        queryKey: ['feed'],
        predicate: (query) => query.state.fetchStatus === 'fetching',
      })
    },
    onError: (error: Error, wish: Wish) => {
      show({ ...wish, liked: !wish.liked })
      sorry(error)
    },
  }))
}

/** The same cached answer, whatever its shape, with one publication's heart changed. */
function withLike(cached: unknown, id: string, liked: boolean): unknown {
  if (Array.isArray(cached)) return cached.map((one) => withLike(one, id, liked))
  if (typeof cached !== 'object' || cached === null) return cached
  if ('id' in cached && cached.id === id && 'likes' in cached) {
    const item = cached as FeedItem
    if ((item.liked ?? false) === liked) return item
    return { ...item, liked, likes: item.likes + (liked ? 1 : -1) }
  }
  if ('items' in cached) return { ...cached, items: withLike(cached.items, id, liked) }
  if ('pages' in cached) return { ...cached, pages: withLike(cached.pages, id, liked) }
  return cached
}
