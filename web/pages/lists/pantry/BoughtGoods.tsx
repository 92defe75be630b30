import { For } from 'solid-js'
import type { BoughtGood } from '../../../../shared/wire/pantry.ts'
import { useApplication } from '../../../application.ts'
import { bind } from '../../../language/bind.ts'
import { dayNamesFor } from '../../../language/dayNames.ts'

/** Each good, how often it is bought and when it was last, what is bought most often first. */
export function BoughtGoods(props: { goods: readonly BoughtGood[] }) {
  const { text, language } = useApplication()
  const words = text.pantry.bought
  const names = dayNamesFor(language)
  const last = (at: string) => names.date(at.slice(0, 10))
  return (
    <ul class="ticks bought-goods">
      <For each={props.goods}>
        {(good) => (
          <li class="bought-row">
            <span class="grow">
              {bind([good.name, good.note].filter(Boolean).join(', '))}
              <small>{bind(words.last(last(good.boughtAt), good.amount))}</small>
            </span>
            <span class="amount">{words.times(good.times)}</span>
          </li>
        )}
      </For>
    </ul>
  )
}
