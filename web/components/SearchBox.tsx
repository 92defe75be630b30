import { Search } from 'lucide'
import type { JSX } from 'solid-js'
import './field.css'
import { Icon } from './Icon.tsx'
import './searchBox.css'

/** A search that is a plain form: without scripts it sends itself to `action`. */
export function SearchBox(props: {
  action: string
  value: string
  label: string
  placeholder: string
  search: (query: string) => void
  /** What the address also keeps, as hidden fields. */
  children?: JSX.Element
}) {
  const submit: JSX.EventHandler<HTMLFormElement, SubmitEvent> = (event) => {
    event.preventDefault()
    props.search(String(new FormData(event.currentTarget).get('q') ?? '').trim())
  }
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
          maxlength="200"
        />
        {props.children}
      </form>
    </search>
  )
}
