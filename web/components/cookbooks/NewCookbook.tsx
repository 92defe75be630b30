import { createSignal, createUniqueId } from 'solid-js'
import { useText } from '../../application.ts'
import '../button.css'
import '../field.css'
import './newCookbook.css'

/** A name, and one press; what was refused stays typed. */
export function NewCookbook(props: { begin: (name: string) => Promise<boolean> }) {
  const { cookbooks: words } = useText().common
  const id = createUniqueId()
  const [name, setName] = createSignal('')
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const typed = name().trim()
    if (typed && (await props.begin(typed))) setName('')
  }
  return (
    <form class="field" onSubmit={submit}>
      <label for={id}>{words.create}</label>
      <div class="row tight new-cookbook">
        <input
          id={id}
          class="input grow"
          maxlength="60"
          autocomplete="off"
          enterkeyhint="done"
          placeholder={words.example}
          value={name()}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {words.creates}
        </button>
      </div>
    </form>
  )
}
