import { useNavigate } from '@solidjs/router'
import { Plus } from 'lucide'
import { createSignal, Show } from 'solid-js'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { newId } from '../../changes/newId.ts'
import { useQueue } from '../../changes/useQueue.ts'
import '../../components/button.css'
import '../../components/field.css'
import { Icon } from '../../components/Icon.tsx'
import { LinePreview } from './LinePreview.tsx'

const linesAtOnce = 200

/** A line is typed as on paper, and shown as it is understood while it is typed. */
export function AddLine(props: { listId: string | undefined }) {
  const { lists } = useText()
  const api = useApi()
  const queue = useQueue()
  const navigate = useNavigate()
  const [words, setWords] = createSignal('')
  let input: HTMLInputElement | undefined

  const add = async (event: SubmitEvent) => {
    event.preventDefault()
    const line = words().trim()
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
