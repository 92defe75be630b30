import { Trash2 } from 'lucide'
import { For, Show } from 'solid-js'
import { createStore } from 'solid-js/store'
import type { ListRow } from '../../../shared/wire/shopping.ts'
import { useText } from '../../application.ts'
import { newId } from '../../changes/newId.ts'
import '../../components/button.css'
import { Dialog } from '../../components/Dialog.tsx'
import '../../components/field.css'
import { Icon } from '../../components/Icon.tsx'
import { bind } from '../../language/bind.ts'
import { useLineChanging } from './changing.ts'
import { LinePictureField } from './LinePictureField.tsx'
import { RepeatField } from './RepeatField.tsx'
import { createRepeating } from './repeating.ts'

/** The words behind a row, each line its own, and the way to take it off the list. */
export function EditRowDialog(props: { row: ListRow; close: () => void }) {
  const { lists } = useText()
  const changing = useLineChanging()
  // As they were when the window opened: what others type meanwhile is merged and not overwritten.
  const lines = props.row.lines
  const [words, setWords] = createStore(lines.map((line) => line.text))
  const [remarks, setRemarks] = createStore(lines.map((line) => line.remark))

  const repeating = createRepeating(props.row)

  const save = (event: SubmitEvent) => {
    event.preventDefault()
    const { name } = props.row
    const edits = lines.flatMap((line, at) => {
      const [lineId, text, remark] = [line.id, words[at]?.trim(), remarks[at]?.trim() ?? '']
      const edit = { kind: 'editLine' as const, lineId, seen: line.text, spareId: newId('lin') }
      const beside = { kind: 'remarkLine' as const, lineId, seen: line.remark, remark }
      return [
        ...(text && text !== line.text ? [{ ...edit, text }] : []),
        ...(remark === line.remark ? [] : [beside]),
      ]
    })
    void repeating.save(words[0]?.trim() || name)
    props.close()
    if (edits.length > 0) changing.edit(edits, lists.edited(name))
  }
  const remove = () => {
    changing.remove([props.row], lists.removed(props.row.name))
    props.close()
  }

  return (
    <Dialog title={lists.editTitle} close={props.close}>
      <form class="stack" onSubmit={save}>
        <Show when={props.row.dishes.length > 0}>
          <p class="small muted">{lists.dishes(props.row.dishes.map(bind).join(' · '))}</p>
        </Show>
        <Show when={lines.length > 1}>
          <p class="small muted">{lists.editParts}</p>
        </Show>
        <For each={lines}>
          {(line, at) => (
            <>
              <div class="field">
                <label for={line.id}>{lists.line}</label>
                <input
                  id={line.id}
                  class="input"
                  autofocus={at() === 0}
                  autocomplete="off"
                  maxlength="300"
                  required
                  value={words[at()] ?? ''}
                  onInput={(event) => setWords(at(), event.currentTarget.value)}
                />
              </div>
              <div class="field">
                <label for={`${line.id}-remark`}>{lists.remark}</label>
                <input
                  id={`${line.id}-remark`}
                  class="input"
                  autocomplete="off"
                  maxlength="300"
                  placeholder={lists.remarkLike}
                  value={remarks[at()] ?? ''}
                  onInput={(event) => setRemarks(at(), event.currentTarget.value)}
                />
              </div>
              <LinePictureField line={line} name={props.row.name} />
            </>
          )}
        </For>
        <Show when={lines.length === 1}>
          <RepeatField weeks={repeating.weeks()} choose={repeating.choose} />
        </Show>
        <div class="row apart">
          <button type="submit" class="button primary">
            {lists.save}
          </button>
          <button type="button" class="button quiet" onClick={remove}>
            <Icon of={Trash2} />
            {lists.remove}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
