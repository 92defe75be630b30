import { useQuery } from '@tanstack/solid-query'
import { X } from 'lucide'
import { createEffect, createMemo, createSignal, createUniqueId, For, Show } from 'solid-js'
import { useApi, useText } from '../../application.ts'
import '../../components/chip.css'
import { Icon } from '../../components/Icon.tsx'
import { useComposing } from './composing.ts'
import './tagField.css'

const longest = 40
const mostTags = 30
const mostOffered = 6

/** Tags as chips, with one's own earlier tags offered while typing. */
export function TagField() {
  const text = useText()
  const api = useApi()
  const { draft, change, announce } = useComposing()
  const id = createUniqueId()
  const [typed, setTyped] = createSignal('')
  const [open, setOpen] = createSignal(false)
  const [at, setAt] = createSignal(-1)
  const own = useQuery(() => ({
    queryKey: ['recipes', 'tags'] as const,
    queryFn: () => api.recipes.tags.query(),
    enabled: open(),
  }))
  let field: HTMLInputElement | undefined

  const offered = createMemo(() => {
    const begin = typed().trim().toLowerCase()
    // Reading the data of a query that has none yet would suspend the whole page.
    const tags = own.isSuccess ? own.data : []
    return tags
      .map(({ tag }) => tag)
      .filter((tag) => !draft.tags.includes(tag) && tag.toLowerCase().includes(begin))
      .slice(0, mostOffered)
  })
  const shown = () => open() && offered().length > 0

  createEffect(() => {
    if (shown()) announce(text.common.suggested(offered().length))
  })

  const add = (tag: string) => {
    const clean = tag.trim().slice(0, longest)
    setTyped('')
    setAt(-1)
    if (!clean || draft.tags.includes(clean) || draft.tags.length >= mostTags) return
    change('tags', [...draft.tags, clean])
    announce(text.composer.tagAdded(clean))
  }
  const remove = (tag: string) => {
    change(
      'tags',
      draft.tags.filter((one) => one !== tag),
    )
    announce(text.composer.tagRemoved(tag))
    field?.focus()
  }
  const walk = (by: 1 | -1) => {
    setOpen(true)
    const count = offered().length
    if (count > 0) setAt((now) => (now < 0 && by < 0 ? count - 1 : (now + by + count) % count))
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      return walk(event.key === 'ArrowDown' ? 1 : -1)
    }
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      return add((shown() && offered()[at()]) || typed())
    }
    if (event.key === 'Escape') return setOpen(false)
    if (event.key === 'Home' || event.key === 'End') return setAt(-1)
    const last = draft.tags.at(-1)
    if (event.key === 'Backspace' && typed() === '' && last) remove(last)
  }

  return (
    <div class="field tag-field">
      <label for={`${id}-input`}>{text.composer.tags}</label>
      <div class="tag-box">
        <For each={draft.tags}>
          {(tag) => (
            <button
              type="button"
              class="chip"
              aria-label={text.composer.removeTag(tag)}
              onClick={() => remove(tag)}
            >
              {tag}
              <Icon of={X} />
            </button>
          )}
        </For>
        <input
          ref={field}
          id={`${id}-input`}
          value={typed()}
          maxlength={longest}
          autocomplete="off"
          enterkeyhint="done"
          placeholder={draft.tags.length === 0 ? text.composer.tagsHint : undefined}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown()}
          aria-controls={shown() ? `${id}-list` : undefined}
          aria-activedescendant={shown() && at() >= 0 ? `${id}-${at()}` : undefined}
          onInput={(event) => {
            const parts = event.currentTarget.value.split(',')
            for (const part of parts.slice(0, -1)) add(part)
            setTyped(parts.at(-1) ?? '')
            event.currentTarget.value = typed()
            setAt(-1)
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => {
            add(typed())
            setOpen(false)
          }}
          onKeyDown={onKey}
        />
      </div>
      <Show when={shown()}>
        <div
          id={`${id}-list`}
          class="tag-list"
          role="listbox"
          aria-label={text.composer.tagsOffered}
        >
          <For each={offered()}>
            {(tag, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: in a combobox the input keeps the focus, and its keys choose.
              // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
              <div
                id={`${id}-${index()}`}
                role="option"
                aria-selected={index() === at()}
                // The field keeps the focus: without it the list would close under the finger.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => add(tag)}
              >
                {tag}
              </div>
            )}
          </For>
        </div>
      </Show>
    </div>
  )
}
