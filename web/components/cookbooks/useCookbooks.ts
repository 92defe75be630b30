import { useQuery, useQueryClient } from '@tanstack/solid-query'
import { useApi } from '../../application.ts'
import { useErrorToast } from '../../session/errorToast.ts'
import { useMe } from '../../session/me.ts'

// Under the recipes: whatever changes those is told with them.
const key = ['recipes', 'cookbooks'] as const

export type DishOf = { recipeId: string } | { publicationId: string }

/** The kitchen's cookbooks; where a dish is named, which of them hold it. */
export function useCookbooks(dish?: () => DishOf) {
  const api = useApi()
  const me = useMe()
  return useQuery(() => ({
    queryKey: [...key, dish?.() ?? {}] as const,
    queryFn: () => api.cookbooks.list.query(dish?.() ?? {}),
    enabled: Boolean(me.data),
  }))
}

/** A change of them, and everything that shows them anew; false when it was refused, which was said. */
export function useCookbookChange() {
  const queries = useQueryClient()
  const sorry = useErrorToast()
  return async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      await Promise.all([
        queries.invalidateQueries({ queryKey: key }),
        queries.invalidateQueries({ queryKey: ['recipes', 'list'] }),
      ])
      return true
    } catch (error) {
      sorry(error)
      return false
    }
  }
}
