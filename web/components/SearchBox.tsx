import { Search } from 'lucide'
import { createUniqueId, For, type JSX, Show } from 'solid-js'
import { longestSearch } from '../../shared/search-text.ts'
import { useText } from '../application.ts'
import { bind } from '../language/bind.ts'
import './field.css'
import { Icon } from './Icon.tsx'
import './searchBox.css'
import { createSuggestions, type Suggest } from './suggestions.ts'

const textKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End']

/** A search that is a plain form: without scripts it sends itself to `action`. */
export function SearchBox(props: {
  action: string
  value: string
  label: string
  placeholder: string
  search: (query: string) => void
  suggest?: Suggest
  open?: (href: string) => void
  suggestionsLabel?: string
  /** What the address also keeps, as hidden fields. */
  children?: JSX.Element
}) {
  const text = useText()
  const id = createUniqueId()
  const list = createSuggestions(() => props.suggest)
  const submit: JSX.EventHandler<HTMLFormElement, SubmitEvent> = (event) => {
    event.preventDefault()
    list.close()
    props.search(String(new FormData(event.currentTarget).get('q') ?? '').trim())
  }
  const keys: JSX.EventHandler<HTMLInputElement, KeyboardEvent> = (event) => {
    // Enter and arrows belong to whoever composes a character.
    if (event.isComposing) return
    const chosen = list.chosen()
    const isOpen = list.found().length > 0
    if (event.key === 'ArrowDown' && !isOpen) list.type(event.currentTarget.value)
    else if (event.key === 'ArrowUp' && event.altKey) list.close()
    else if (event.key === 'ArrowDown') list.move(1)
    else if (event.key === 'ArrowUp') list.move(-1)
    else if (event.key === 'Escape' && isOpen) list.close()
    else if (event.key === 'Enter' && chosen) {
      list.close()
      props.open?.(chosen.href)
    } else return textKeys.includes(event.key) ? list.leave() : undefined
    event.preventDefault()
  }
  const combobox = () =>
    props.suggest
      ? ({
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-controls': `${id}-list`,
          'aria-expanded': list.found().length > 0,
          'aria-activedescendant': list.chosen() ? `${id}-${list.active()}` : undefined,
        } as const)
      : {}

  return (
    <search>
      <form class="search-box" action={props.action} method="get" onSubmit={submit}>
        <Icon of={Search} />
        <input
          class="input"
          type="search"
          name="q"
          value={props.value}
          aria-label={props.label}
          placeholder={props.placeholder}
          autocomplete="off"
          enterkeyhint="search"
          maxlength={longestSearch}
          onInput={(event) => list.type(event.currentTarget.value)}
          onKeyDown={keys}
          onBlur={() => list.close()}
          {...combobox()}
        />
        {props.children}
        <Show when={props.suggest}>
          <p class="visually-hidden" role="status">
            {list.found().length > 0 ? text.common.suggested(list.found().length) : ''}
          </p>
          <div
            id={`${id}-list`}
            class="suggestions"
            role="listbox"
            aria-label={props.suggestionsLabel}
            hidden={list.found().length === 0}
          >
            <For each={list.found()}>
              {(suggestion, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the input choose, as in every combobox.
                <div
                  tabIndex={-1}
                  id={`${id}-${index()}`}
                  role="option"
                  aria-selected={index() === list.active()}
                  // The field keeps the focus: without it the list would close under the finger.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => {
                    list.close()
                    props.open?.(suggestion.href)
                  }}
                >
                  {bind(suggestion.label)}
                </div>
              )}
            </For>
          </div>
        </Show>
      </form>
    </search>
  )
}
