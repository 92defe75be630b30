import { useQueryClient } from '@tanstack/solid-query'
import { Trash2 } from 'lucide'
import { createSignal, For, Show } from 'solid-js'
import { createStore } from 'solid-js/store'
import type { ListRow } from '../../../shared/wire/shopping.ts'
import { useApi, useText } from '../../application.ts'
import '../../components/button.css'
import { Dialog } from '../../components/Dialog.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import '../../components/field.css'
import { Icon } from '../../components/Icon.tsx'
import { bind } from '../../language/bind.ts'
import { sentenceOf } from '../../session/said.ts'
import { useLineChanging } from './changing.ts'
import { refreshLists } from './listQuery.ts'

/** The words behind a row, each line its own, and the way to take it off the list. */
export function EditRowDialog(props: { row: ListRow; close: () => void }) {
  const text = useText()
  const { lists } = text
  const api = useApi()
  const queries = useQueryClient()
  const changing = useLineChanging()
  // As they were when the window opened: a newer version must not be overwritten unseen.
  const lines = props.row.lines
  const [words, setWords] = createStore(lines.map((line) => line.text))
  const [problem, setProblem] = createSignal<string>()
  const [busy, setBusy] = createSignal(false)

  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy()) return
    setBusy(true)
    try {
      for (const [at, line] of lines.entries()) {
        const typed = words[at]?.trim()
        if (!typed || typed === line.text) continue
        await api.lists.editLine.mutate({ id: line.id, version: line.version, text: typed })
      }
      props.close()
    } catch (error) {
      setProblem(sentenceOf(error) ?? text.states.offline)
    } finally {
      setBusy(false)
      await refreshLists(queries)
    }
  }
  const remove = () => {
    void changing.remove([props.row], lists.removed(props.row.name))
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
          )}
        </For>
        <FormFailure sentence={problem()} />
        <div class="row apart">
          <button type="submit" class="button primary" aria-busy={busy()}>
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
