import { Show } from 'solid-js'
import { to } from '../../addresses.ts'
import { useText } from '../../application.ts'
import { EmptyState } from '../../components/EmptyState.tsx'

/** Nothing was found, or nothing was ever written. */
export function MineEmpty(props: { filtered: boolean }) {
  const text = useText()
  return (
    <Show
      when={props.filtered}
      fallback={
        <EmptyState title={text.mine.empty} hint={text.mine.emptyHint}>
          <a class="button" href={to.newRecipe()}>
            {text.mine.create}
          </a>
          <p>
            <a href={to.importFiles()}>{text.mine.bring}</a>
          </p>
        </EmptyState>
      }
    >
      <EmptyState title={text.mine.nothing} hint={text.mine.nothingHint}>
        <a class="button" href={to.recipes()}>
          {text.mine.all}
        </a>
      </EmptyState>
    </Show>
  )
}
