import { useQuery } from '@tanstack/solid-query'
import { BookOpen } from 'lucide'
import { Show } from 'solid-js'
import type { FoundQuestion } from '../../../shared/wire/search.ts'
import { useApi, useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { loadPart } from '../../language/parts.ts'
import type { FeedFilters } from './feedAddress.ts'

/** Whoever is signed in has recipes that no feed shows: where some meet the question, a way to them. */
export default function OwnMatches(props: {
  filters: FeedFilters
  question: FoundQuestion | null
}) {
  const text = useText()
  const api = useApi()
  const asked = () => {
    // The shelf knows neither these filters nor what was asked before, so it would answer another question.
    const { q = '', dropped, settled, lang: _, sort: __, prev: ___, ...others } = props.filters
    const isSame = !props.question?.follows && Object.keys(others).length === 0
    return { q: isSame ? q : '', dropped, settled }
  }
  const found = useQuery(() => ({
    queryKey: ['recipes', 'matching', asked()] as const,
    queryFn: async () => {
      const [matches] = await Promise.all([api.recipes.matching.query(asked()), loadPart('mine')])
      return matches
    },
    enabled: asked().q !== '',
  }))
  const href = (of: 'mine' | 'kitchen') => {
    const { q, dropped = [], settled = [] } = asked()
    const query = new URLSearchParams({ ...(of === 'kitchen' && { of }), q })
    for (const id of dropped) query.append('dropped', id)
    for (const id of settled) query.append('settled', id)
    return `/recipes?${query}`
  }
  return (
    <Show when={asked().q && found.data?.count ? found.data : undefined}>
      {(matches) => (
        <p class="own-matches">
          <a href={href(matches().of)}>
            <Icon of={BookOpen} />
            {matches().of === 'kitchen'
              ? text.mine.matchingOurs(matches().count, matches().more)
              : text.mine.matching(matches().count, matches().more)}
          </a>
        </p>
      )}
    </Show>
  )
}
