import { For, Show } from 'solid-js'
import type { OwnQuestion } from '../../../shared/wire/recipes.ts'
import { useText } from '../../application.ts'
import { RemovableChip } from '../../components/RemovableChip.tsx'
import { bind } from '../../language/bind.ts'
import { alikeChips } from '../feed/chipLabel.ts'
import { Relaxed } from '../feed/Relaxed.tsx'
import '../feed/understood.css'
import { UnsureChip } from '../feed/UnsureChip.tsx'
import { type MineFilters, withDecided, withoutUnderstood } from './mineAddress.ts'

/** What was understood of a question, each thing with a way to ask without it, and what of it was left out. */
export function MineUnderstood(props: { filters: MineFilters; question: OwnQuestion }) {
  const text = useText()
  let list: HTMLUListElement | undefined
  // The chip is about to go; who came to it by keyboard stays among the others.
  const stay = () => list?.focus({ preventScroll: true })
  const chips = () => props.question.chips
  const told = () => [props.question.taken, props.question.relaxed].filter(Boolean).join(' ')
  return (
    <>
      <ul ref={list} class="chips understood" tabIndex={-1} aria-label={text.feed.understood}>
        <For each={alikeChips(chips(), text)}>
          {({ label, chip, ids }) => (
            <li>
              <Show
                when={chip.kind === 'unsure'}
                fallback={
                  <RemovableChip
                    href={withoutUnderstood(props.filters, ids, chips().length)}
                    label={bind(label)}
                    action={text.feed.takeAway(bind(label))}
                    onRemove={stay}
                  />
                }
              >
                <UnsureChip
                  chip={chip}
                  wanted={withDecided(props.filters, chip.value, true)}
                  unwanted={withDecided(props.filters, chip.value, false)}
                  onSettle={stay}
                />
              </Show>
            </li>
          )}
        </For>
      </ul>
      <Relaxed sentence={told()} />
    </>
  )
}
