import { Plus } from 'lucide'
import { createSignal, For, onMount } from 'solid-js'
import { produce, type SetStoreFunction } from 'solid-js/store'
import { useText } from '../../application.ts'
import '../../components/button.css'
import { Icon } from '../../components/Icon.tsx'
import { type Draft, row } from './draft.ts'
import './lineEditor.css'
import { ParsedLine } from './ParsedLine.tsx'
import type { understand } from './understand.ts'

/**
 * Ingredients as plain lines. Enter begins the next one, Backspace in an empty one goes back, and a
 * pasted list becomes as many lines as it has.
 */
export function LineEditor(props: {
  draft: Draft
  set: SetStoreFunction<Draft>
  changed: () => void
}) {
  const text = useText()
  const [reader, setReader] = createSignal<typeof understand>()
  const inputs = new Map<string, HTMLInputElement>()
  onMount(async () => {
    const { understand } = await import('./understand.ts')
    setReader(() => understand)
  })

  const focus = (index: number) => {
    const key = props.draft.lines[index]?.key
    if (key) inputs.get(key)?.focus()
  }
  const insert = (at: number, texts: string[]) => {
    props.set(
      'lines',
      produce((lines) => lines.splice(at, 0, ...texts.map((one) => row(one)))),
    )
    props.changed()
    focus(at + texts.length - 1)
  }
  const remove = (at: number) => {
    props.set(
      'lines',
      produce((lines) => lines.splice(at, 1)),
    )
    props.changed()
    focus(Math.max(0, at - 1))
  }
  const keys = (event: KeyboardEvent, at: number) => {
    const here = props.draft.lines[at]?.text ?? ''
    if (event.key === 'Enter' && !event.isComposing) {
      event.preventDefault()
      insert(at + 1, [''])
    } else if (event.key === 'Backspace' && here === '' && props.draft.lines.length > 1) {
      event.preventDefault()
      remove(at)
    } else if (event.key === 'ArrowUp') focus(at - 1)
    else if (event.key === 'ArrowDown') focus(at + 1)
  }
  const paste = (event: ClipboardEvent, at: number) => {
    const pasted = (event.clipboardData?.getData('text') ?? '').split(/\r?\n/)
    const lines = pasted.map((line) => line.trim()).filter(Boolean)
    if (lines.length < 2) return
    event.preventDefault()
    const empty = props.draft.lines[at]?.text === ''
    if (empty) props.set('lines', at, 'text', lines.shift() ?? '')
    insert(at + 1, lines)
  }

  return (
    <>
      <ol class="lines">
        <For each={props.draft.lines}>
          {(line, index) => (
            <li>
              <input
                ref={(input) => inputs.set(line.key, input)}
                class="line-input"
                value={line.text}
                aria-label={text.composer.line(index() + 1)}
                placeholder={index() === 0 ? text.composer.linePlaceholder : ''}
                maxlength="300"
                autocomplete="off"
                enterkeyhint="next"
                onInput={(event) => {
                  props.set('lines', index(), 'text', event.currentTarget.value)
                  props.changed()
                }}
                onKeyDown={(event) => keys(event, index())}
                onPaste={(event) => paste(event, index())}
              />
              <ParsedLine text={line.text} reader={reader()} />
            </li>
          )}
        </For>
      </ol>
      <button type="button" class="button" onClick={() => insert(props.draft.lines.length, [''])}>
        <Icon of={Plus} />
        {text.composer.addLine}
      </button>
    </>
  )
}
