import { For, Show } from 'solid-js'
import type { RecipeChange, RecipeVersion } from '../../../../shared/wire/recipe-versions.ts'
import { useFormat, useText } from '../../../application.ts'
import { Tag } from '../../../components/Tag.tsx'
import { bind } from '../../../language/bind.ts'
import { shortened } from './shortened.ts'

/** One saving: by whom and when, and in sentences what it changed. */
export function VersionItem(props: { of: RecipeVersion; show: () => void }) {
  const text = useText()
  const words = text.mine.history
  const format = useFormat()
  const when = () => format.moment(props.of.savedAt)
  const saver = () => {
    const { by, byFile } = props.of
    if (by === null) return words.nobody
    return byFile ? words.fromFile(by) : by
  }
  return (
    <li>
      <div class="version-head">
        <h2>{when()}</h2>
        <span class="muted">{props.of.self ? words.you : saver()}</span>
        <Show when={props.of.current}>
          <Tag kind="plain">{words.now}</Tag>
        </Show>
      </div>
      <Show when={props.of.takenBack}>
        {(moment) => <p>{words.tookBack(format.moment(moment()))}</p>}
      </Show>
      <Show when={props.of.changes} fallback={<p class="muted">{words.oldest}</p>}>
        {(changes) => (
          <ul class="version-changes">
            <For each={changes()} fallback={<li class="muted">{words.small}</li>}>
              {(change) => <li>{bind(words.change(brief(change)))}</li>}
            </For>
          </ul>
        )}
      </Show>
      <p>
        <button
          type="button"
          class="button"
          aria-label={words.showThat(when())}
          onClick={() => props.show()}
        >
          {words.show}
        </button>
      </p>
    </li>
  )
}

function brief(change: RecipeChange): RecipeChange {
  const long = change.what === 'stepChanged' || change.what === 'lineChanged'
  return long ? { ...change, ...shortened(change.from, change.to) } : change
}
