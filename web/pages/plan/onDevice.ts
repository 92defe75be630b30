import { useQuery } from '@tanstack/solid-query'
import { isServer } from 'solid-js/web'
import { useApi, useText } from '../../application.ts'
import { useKeptAnswers } from '../../changes/keptAnswers.ts'
import { keptPages } from '../../offline/keptPages.ts'
import { useKitchen } from '../../session/kitchen.ts'
import type { Look } from './newEntry.ts'

/** A dish that one press plans. */
export interface Choice extends Look {
  dish: { recipeId: string } | { publicationId: string }
  title: string
}

interface ListedRecipe {
  id: string
  title: string
  servings: number
  totalMinutes: number | null
  publicationId: string | null
  photo: { small: string } | null
}

// As many as an answer holds; who has more finds the rest with a connection.
const most = 100

/** The dishes that can be planned without a connection. */
export function useOnDevice() {
  const api = useApi()
  const { mine } = useText()
  const kept = useKeptAnswers()
  const kitchen = useKitchen()
  const together = () => kitchen.isSuccess && kitchen.data.people.length > 1
  const of = () => (together() ? ('kitchen' as const) : ('mine' as const))
  const choiceOf = (recipe: ListedRecipe): Choice => ({
    dish: { recipeId: recipe.id },
    title: recipe.title || mine.untitled,
    servings: recipe.servings,
    totalMinutes: recipe.totalMinutes,
    picture: { seed: recipe.publicationId ?? recipe.id, photoUrl: recipe.photo?.small ?? null },
  })
  const find = async (query: { q?: string; limit: number }) => {
    const { items } = await api.recipes.list.query({ of: of(), ...query })
    return items.map(choiceOf)
  }
  return {
    together,
    find,
    renew: async () => {
      await kept.ask('members', () => api.members.list.query())
      return kept.ask('dishes', () => find({ limit: most }))
    },
    own: async (words: string) => ((await kept.last<Choice[]>('dishes')) ?? []).filter(fits(words)),
    /** Those that were opened, whoever wrote them. */
    opened: async (words: string) => {
      const pages = 'caches' in globalThis ? await keptPages() : []
      return pages.toReversed().flatMap(openedDish).filter(fits(words))
    },
  }
}

/** Keeps what may be planned when there is no connection, and for whom, while there is one. */
export function useKnownDishes(): void {
  const device = useOnDevice()
  useQuery(() => ({
    queryKey: ['recipes', 'list', 'on-device', device.together()] as const,
    queryFn: device.renew,
    enabled: !isServer,
    staleTime: 10 * 60_000,
  }))
}

function openedDish({ path, title }: { path: string; title: string }): Choice[] {
  const [, own, id = ''] = /^\/(r|recipes)\/(\w+)$/.exec(path) ?? []
  if (!own || !title) return []
  const dish = own === 'r' ? { publicationId: id } : { recipeId: id }
  return [{ dish, title, picture: { seed: id, photoUrl: null } }]
}

const fits =
  (words: string) =>
  ({ title }: Choice) =>
    words
      .toLowerCase()
      .split(' ')
      .every((word) => title.toLowerCase().includes(word))
