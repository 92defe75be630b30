import { For, Show } from 'solid-js'
import type { Chip } from '../../../shared/wire/search.ts'
import { useText } from '../../application.ts'
import { RemovableChip } from '../../components/RemovableChip.tsx'
import { bind } from '../../language/bind.ts'
import { alikeChips } from './chipLabel.ts'
import { changed, type FeedFilters, feedAddress, withoutChip, withSettled } from './feedAddress.ts'
import './understood.css'
import { UnsureChip } from './UnsureChip.tsx'

/** A chip holds a line or two; who hears it is told the whole of it. */
const shortened = (question: string) => (question[70] ? `${question.slice(0, 70)}…` : question)

/** What was understood of a question, each thing with a way to ask without it. */
export function UnderstoodChips(props: {
  filters: FeedFilters
  chips: Chip[]
  /** The questions that were asked before, and are answered with this one. */
  follows: string[]
}) {
  const text = useText()
  let list: HTMLUListElement | undefined
  // The chip is about to go; who came to it by keyboard stays among the others.
  const stay = () => list?.focus({ preventScroll: true })
  return (
    <ul ref={list} class="chips understood" tabIndex={-1} aria-label={text.feed.understood}>
      <Show when={props.follows.at(-1)}>
        {(before) => (
          <li>
            <RemovableChip
              href={feedAddress(changed(props.filters, { prev: undefined }))}
              label={text.feed.follows(shortened(before()))}
              action={text.feed.takeAway(text.feed.follows(before()))}
              onRemove={stay}
            />
          </li>
        )}
      </Show>
      <For each={alikeChips(props.chips, text)}>
        {({ label, chip, ids }) => (
          <li>
            <Show
              when={chip.kind === 'unsure'}
              fallback={
                <RemovableChip
                  href={withoutChip(props.filters, ids, props.chips.length)}
                  label={bind(label)}
                  action={text.feed.takeAway(bind(label))}
                  onRemove={stay}
                />
              }
            >
              <UnsureChip
                chip={chip}
                wanted={withSettled(props.filters, chip.value, true)}
                unwanted={withSettled(props.filters, chip.value, false)}
                onSettle={stay}
              />
            </Show>
          </li>
        )}
      </For>
    </ul>
  )
}
