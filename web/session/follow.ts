import { useMutation, useQueryClient } from '@tanstack/solid-query'
import type { AuthorView, FeedItem } from '../../shared/wire/feed.ts'
import { useApi } from '../application.ts'
import { useErrorToast } from './errorToast.ts'
import { useSomebodyHere } from './trial.ts'

interface Wish {
  authorId: string
  following: boolean
}

/** Follows an author at once on the screen, then at the server. */
export function useFollow() {
  const api = useApi()
  const queries = useQueryClient()
  const sorry = useErrorToast()
  const somebody = useSomebodyHere()
  const show = ({ authorId, following }: Wish) => {
    queries.setQueriesData<FeedItem | 'gone'>({ queryKey: ['feed', 'publication'] }, (cached) =>
      cached && cached !== 'gone' && cached.author.id === authorId
        ? { ...cached, following }
        : cached,
    )
    queries.setQueryData<AuthorView | 'gone'>(['feed', 'author', authorId], (cached) =>
      cached && cached !== 'gone' && cached.following !== following
        ? { ...cached, following, followers: cached.followers + (following ? 1 : -1) }
        : cached,
    )
  }
  return useMutation(() => ({
    mutationFn: async ({ authorId, following }: Wish) => {
      await somebody()
      return following
        ? api.feed.follow.mutate({ authorId })
        : api.feed.unfollow.mutate({ authorId })
    },
    onMutate: show,
    onError: (error: Error, wish: Wish) => {
      show({ ...wish, following: !wish.following })
      sorry(error)
    },
  }))
}
