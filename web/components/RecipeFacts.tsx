import { Clock } from 'lucide'
import { Show } from 'solid-js'
import type { FeedItem } from '../../shared/wire/feed.ts'
import { useFormat, useText } from '../application.ts'
import { duration } from '../language/duration.ts'
import { Icon } from './Icon.tsx'
import './recipeFacts.css'

/** Minutes, servings and price: what decides whether tonight. */
export function RecipeFacts(props: { of: FeedItem }) {
  const text = useText()
  const format = useFormat()
  return (
    <p class="facts">
      <Show when={props.of.totalMinutes}>
        {(minutes) => (
          <span>
            <Icon of={Clock} />
            {duration(minutes(), text)}
          </span>
        )}
      </Show>
      <span>{text.common.servings(props.of.servings)}</span>
      <span class="price">
        {props.of.pricePerServing > 0
          ? text.common.perServing(format.money(props.of.pricePerServing, props.of.currency))
          : text.common.priceUnknown}
      </span>
    </p>
  )
}
