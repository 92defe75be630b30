import { useQuery } from '@tanstack/solid-query'
import { For, Show, Suspense } from 'solid-js'
import { useApi, useText } from '../../application.ts'
import { FilterChip } from '../../components/FilterChip.tsx'
import { type MineFilters, mineAddress } from './mineAddress.ts'

const mostTags = 12

/** Drafts, the order, and the tags that are used most. */
export function MineChips(props: { filters: MineFilters }) {
  const text = useText()
  const api = useApi()
  const tags = useQuery(() => ({
    queryKey: ['recipes', 'tags', props.filters.of ?? 'mine'] as const,
    queryFn: () => api.recipes.tags.query({ of: props.filters.of ?? 'mine' }),
  }))
  const flip = <Name extends keyof MineFilters>(name: Name, value: MineFilters[Name]) =>
    mineAddress({
      ...props.filters,
      [name]: props.filters[name] === value ? undefined : value,
    })
  return (
    <fieldset class="chips">
      <legend class="visually-hidden">{text.mine.filters}</legend>
      <Show when={!props.filters.of}>
        <FilterChip href={flip('status', 'draft')} on={props.filters.status === 'draft'}>
          {text.mine.drafts}
        </FilterChip>
      </Show>
      <For each={['title', 'cooked'] as const}>
        {(sort) => (
          <FilterChip href={flip('sort', sort)} on={props.filters.sort === sort}>
            {text.mine.sorts[sort]}
          </FilterChip>
        )}
      </For>
      <Suspense>
        <For each={tags.data?.slice(0, mostTags)}>
          {({ tag }) => (
            <FilterChip href={flip('tag', tag)} on={props.filters.tag === tag}>
              {tag}
            </FilterChip>
          )}
        </For>
      </Suspense>
    </fieldset>
  )
}
