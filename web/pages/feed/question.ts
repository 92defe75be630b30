import { keepPreviousData, useInfiniteQuery } from '@tanstack/solid-query'
import type { Chip, SearchAnswer } from '../../../shared/wire/search.ts'
import { useApi } from '../../application.ts'
import type { FeedFilters } from './feedAddress.ts'

export interface Understood {
  /** Null when the words are plain: then the feed itself is searched, page after page. */
  answer: SearchAnswer | null
}

interface Page {
  pageParam: string | undefined
  signal: AbortSignal
}

/** Whether the words may be a question. What one liked or follows is looked through word by word. */
export function mayBeQuestion({ q, liked, followed }: FeedFilters): boolean {
  return q !== undefined && !liked && !followed
}

/** What is understood of the words in the search box, and what answers them, page after page. */
export function useQuestion(filters: () => FeedFilters) {
  const api = useApi()
  const asked = () => {
    const { q: text = '', dropped, diets, time, max } = filters()
    return {
      text,
      ...(dropped && { dropped }),
      ...(diets && { diets }),
      ...(time !== undefined && { time }),
      ...(max !== undefined && { max }),
    }
  }
  return useInfiniteQuery(() => {
    const input = asked()
    const { after } = filters()
    return {
      queryKey: ['feed', 'question', input, after] as const,
      enabled: mayBeQuestion(filters()),
      queryFn: async ({ pageParam, signal }: Page): Promise<Understood> => {
        if (pageParam) {
          const next = { ...input, cursor: pageParam }
          return { answer: await api.feed.search.query(next, { signal }) }
        }
        const { chips } = await api.feed.understand.query({ q: input.text }, { signal })
        if (!isQuestion(input.text, chips)) return { answer: null }
        return { answer: await api.feed.search.query(input, { signal }) }
      },
      initialPageParam: after,
      getNextPageParam: (page: Understood) => page.answer?.next ?? undefined,
      // Taking a chip away keeps the others in their place until the new answer is there.
      placeholderData: keepPreviousData,
    }
  })
}

const plain: readonly Chip['kind'][] = ['dishes', 'include', 'words']

/** A dish, a food or a plain word is searched for as it is; «суп» is a plain word too. */
export function isQuestion(text: string, chips: readonly Chip[]): boolean {
  const short = text.trim().split(/\s+/).length <= 2
  return chips.some(({ kind }) => !plain.includes(kind) && !(short && kind === 'courses'))
}

/** The answers page by page; null when the words are no question. */
export function answersIn(pages: readonly Understood[]): SearchAnswer[] | null {
  const answers = pages.flatMap((page) => page.answer ?? [])
  return answers.length > 0 ? answers : null
}
