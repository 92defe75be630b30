import { Show } from 'solid-js'
import { to } from '../../addresses.ts'
import { useText } from '../../application.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { mineAddress } from './mineAddress.ts'

/** Nothing was found, or nothing was ever written. */
export function MineEmpty(props: {
  filtered: boolean
  /** A question was understood, and nothing answers it. */
  asked: boolean
  of: 'kitchen' | undefined
  cookbook: boolean
}) {
  const text = useText()
  return (
    <Show
      when={props.filtered}
      fallback={
        <EmptyState
          first
          title={props.of ? text.mine.emptyOurs : text.mine.empty}
          hint={props.of ? text.mine.emptyOursHint : text.mine.emptyHint}
        >
          <a class="button" href={to.newRecipe()}>
            {text.mine.create}
          </a>
          <p>
            <a href={to.importFiles()}>{text.mine.bring}</a>
          </p>
        </EmptyState>
      }
    >
      <EmptyState
        title={
          props.cookbook
            ? text.common.cookbooks.empty
            : props.of
              ? text.mine.nothingOurs
              : text.mine.nothing
        }
        hint={
          props.asked
            ? text.feed.nothingAnswers
            : props.cookbook
              ? text.common.cookbooks.emptyHint
              : text.mine.nothingHint
        }
      >
        <a class="button" href={mineAddress({ of: props.of })}>
          {text.mine.all}
        </a>
      </EmptyState>
    </Show>
  )
}
