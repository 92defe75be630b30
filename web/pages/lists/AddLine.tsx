import { useNavigate } from '@solidjs/router'
import { useQueryClient } from '@tanstack/solid-query'
import { Plus } from 'lucide'
import { createSignal, Show } from 'solid-js'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import '../../components/button.css'
import '../../components/field.css'
import { Icon } from '../../components/Icon.tsx'
import { useErrorToast } from '../../session/errorToast.ts'
import { LinePreview } from './LinePreview.tsx'
import { refreshLists } from './listQuery.ts'

const linesAtOnce = 200

/** A line is typed as on paper, and shown as it is understood while it is typed. */
export function AddLine(props: { listId: string | undefined }) {
  const { lists } = useText()
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const sorry = useErrorToast()
  const [words, setWords] = createSignal('')
  let input: HTMLInputElement | undefined

  const add = async (event: SubmitEvent) => {
    event.preventDefault()
    const line = words().trim()
    input?.focus()
    if (!line) return
    setWords('')
    await save([line], line)
  }
  const save = async (lines: string[], back: string) => {
    const { listId } = props
    try {
      const made = await api.lists.addLines.mutate({
        lines,
        ...(listId !== undefined && { listId }),
      })
      await refreshLists(queries)
      if (listId === undefined) navigate(to.list(made.listId), { replace: true, scroll: false })
    } catch (error) {
      // What was typed is not lost, unless something else was typed meanwhile.
      if (!words()) setWords(back)
      sorry(error)
    }
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
    void save(taken, lines.join(', ').slice(0, 300))
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
          onInput={(event) => setWords(event.currentTarget.value)}
          onPaste={paste}
        />
        <button type="submit" class="button" aria-label={lists.add}>
          <Icon of={Plus} />
          <span class="wide-only">{lists.addShort}</span>
        </button>
      </div>
      <div id="add-line-read" class="line-read">
        <Show when={words().trim()}>{(line) => <LinePreview line={line()} />}</Show>
      </div>
    </form>
  )
}
