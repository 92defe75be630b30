import { Languages } from 'lucide'
import { For, Show, Suspense } from 'solid-js'
import { languages, type Reading } from '../../../shared/language/languages.ts'
import { useApplication } from '../../application.ts'
import { FilterChip } from '../../components/FilterChip.tsx'
import { Icon } from '../../components/Icon.tsx'
import { duration } from '../../language/duration.ts'
import { useMe } from '../../session/me.ts'
import {
  changed,
  type FeedFilters,
  feedAddress,
  filterDiets,
  flippedDiet,
  flippedReading,
} from './feedAddress.ts'
import { priceSteps } from './priceSteps.ts'

const times = [30, 60] as const

/** Filters by time, price, diet and language, then the order. Each is a link to the feed as it would be. */
export function FeedFilterChips(props: {
  filters: FeedFilters
  reading: Reading
  /** A question was answered, the best first: it has no other order and no shelves. */
  answered: () => boolean
}) {
  const { text, format, currency } = useApplication()
  const me = useMe()
  const href = (change: Parameters<typeof changed>[1]) =>
    feedAddress(changed(props.filters, change))
  const flip = <Name extends keyof FeedFilters>(name: Name, value: FeedFilters[Name]) =>
    href({ [name]: props.filters[name] === value ? undefined : value })

  return (
    <fieldset class="chips">
      <legend class="visually-hidden">{text.feed.filters}</legend>
      <For each={times}>
        {(minutes) => (
          <FilterChip href={flip('total', minutes)} on={props.filters.total === minutes}>
            {text.feed.within(duration(minutes, text))}
          </FilterChip>
        )}
      </For>
      <For each={priceSteps(currency)}>
        {(price) => (
          <FilterChip href={flip('max', price)} on={props.filters.max === price}>
            {text.feed.cheaper(format.money(price, currency))}
          </FilterChip>
        )}
      </For>
      <For each={filterDiets}>
        {(diet) => (
          <FilterChip
            href={href({ diets: flippedDiet(props.filters, diet) })}
            on={props.filters.diets?.includes(diet) === true}
          >
            {text.recipe.diets[diet]}
          </FilterChip>
        )}
      </For>
      <For each={languages}>
        {(language) => (
          <FilterChip
            href={href({ lang: flippedReading(props.reading, language) })}
            on={props.reading === language}
          >
            <Icon of={Languages} />
            {text.feed.inLanguage[language]}
          </FilterChip>
        )}
      </For>
      <FilterChip
        href={href({ lang: flippedReading(props.reading, 'all') })}
        on={props.reading === 'all'}
      >
        {text.feed.mixed}
      </FilterChip>
      <Suspense>
        <Show when={me.data}>
          <FilterChip href={flip('forUs', true)} on={props.filters.forUs === true}>
            {text.feed.forUs}
          </FilterChip>
          <FilterChip href={flip('fromHome', true)} on={props.filters.fromHome === true}>
            {text.feed.fromHome}
          </FilterChip>
        </Show>
        <Show when={!props.answered()}>
          <For each={['popular', 'cheap'] as const}>
            {(sort) => (
              <FilterChip href={flip('sort', sort)} on={props.filters.sort === sort}>
                {text.feed.sorts[sort]}
              </FilterChip>
            )}
          </For>
        </Show>
        <Show when={me.data && !props.answered()}>
          <FilterChip href={flip('liked', true)} on={props.filters.liked === true}>
            {text.feed.liked}
          </FilterChip>
          <FilterChip href={flip('followed', true)} on={props.filters.followed === true}>
            {text.feed.followed}
          </FilterChip>
        </Show>
      </Suspense>
    </fieldset>
  )
}
