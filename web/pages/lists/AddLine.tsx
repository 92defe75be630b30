import { useNavigate } from '@solidjs/router'
import { Plus } from 'lucide'
import { createSignal, For, Show } from 'solid-js'
import type { ListHabits } from '../../../shared/wire/shopping.ts'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { newId } from '../../changes/newId.ts'
import { useQueue } from '../../changes/useQueue.ts'
import '../../components/button.css'
import '../../components/field.css'
import { Icon } from '../../components/Icon.tsx'
import { createSuggestions } from '../../components/suggestions.ts'
import '../../components/searchBox.css'
import { bind } from '../../language/bind.ts'
import { LinePreview } from './LinePreview.tsx'
import { suggestGoods } from './suggestGoods.ts'

const linesAtOnce = 200

/** A line is typed as on paper, and shown as it is understood while it is typed. */
export function AddLine(props: {
  listId: string | undefined
  /** What this kitchen has bought before, which is suggested first. */
  known: ListHabits['known']
}) {
  const { lists } = useText()
  const api = useApi()
  const queue = useQueue()
  const navigate = useNavigate()
  const [words, setWords] = createSignal('')
  const list = createSuggestions(() => suggestGoods(() => props.known, api))
  let input: HTMLInputElement | undefined

  const add = async (event: SubmitEvent) => {
    event.preventDefault()
    const line = words().trim()
    list.close()
    input?.focus()
    if (!line) return
    setWords('')
    await save([line])
  }
  /** It stands on the list at once, and on the server as soon as there is a connection. */
  const save = async (lines: string[]) => {
    const { listId } = props
    const where = listId !== undefined && { listId }
    await queue.add(
      ...lines.map((text) => ({ kind: 'addLine' as const, lineId: newId('lin'), text, ...where })),
    )
    if (listId === undefined) await goToFirst()
  }
  /** The first line makes a list, which has an address of its own. */
  const goToFirst = async () => {
    const { open } = await api.lists.read.query({}).catch(() => ({ open: null }))
    if (open) navigate(to.list(open.id), { replace: true, scroll: false })
  }
  const choose = (text: string) => {
    list.close()
    setWords('')
    input?.focus()
    void save([text])
  }
  const keys = (event: KeyboardEvent) => {
    // Enter and arrows belong to whoever composes a character.
    if (event.isComposing || list.found().length === 0) return
    const chosen = list.chosen()
    if (event.key === 'ArrowDown') list.move(1)
    else if (event.key === 'ArrowUp') list.move(-1)
    else if (event.key === 'Escape') list.close()
    else if (event.key === 'Enter' && chosen) choose(chosen.href)
    else return
    event.preventDefault()
  }
  /** A list copied from elsewhere becomes lines. */
  const paste = (event: ClipboardEvent) => {
    const lines = (event.clipboardData?.getData('text/plain') ?? '')
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean)
    if (lines.length < 2) return
    event.preventDefault()
    const taken = lines.slice(0, linesAtOnce).map((line) => line.slice(0, 300))
    void save(taken)
  }

  return (
    <form class="add-line" onSubmit={add}>
      <div class="row tight">
        <label class="visually-hidden" for="add-line">
          {lists.add}
        </label>
        <input
          ref={input}
          id="add-line"
          class="input grow"
          placeholder={lists.placeholder}
          autocomplete="off"
          enterkeyhint="done"
          maxlength="300"
          aria-describedby="add-line-read"
          value={words()}
          role="combobox"
          aria-autocomplete="list"
          aria-controls="add-line-list"
          aria-expanded={list.found().length > 0}
          aria-activedescendant={list.chosen() ? `add-line-${list.active()}` : undefined}
          onInput={(event) => {
            setWords(event.currentTarget.value)
            list.type(event.currentTarget.value)
          }}
          onKeyDown={keys}
          onBlur={() => list.close()}
          onPaste={paste}
        />
        <button type="submit" class="button" aria-label={lists.add}>
          <Icon of={Plus} />
          <span class="wide-only">{lists.addShort}</span>
        </button>
        <div
          id="add-line-list"
          class="suggestions"
          role="listbox"
          aria-label={lists.suggestions}
          hidden={list.found().length === 0}
        >
          <For each={list.found()}>
            {(suggestion, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the input choose, as in every combobox.
              <div
                tabIndex={-1}
                id={`add-line-${index()}`}
                role="option"
                aria-selected={index() === list.active()}
                // The field keeps the focus: without it the list would close under the finger.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(suggestion.href)}
              >
                {bind(suggestion.label)}
              </div>
            )}
          </For>
        </div>
      </div>
      <div id="add-line-read" class="line-read">
        <Show when={words().trim()}>{(line) => <LinePreview line={line()} />}</Show>
      </div>
    </form>
  )
}
