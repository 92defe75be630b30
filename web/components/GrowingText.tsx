import { createEffect, type JSX, onMount, splitProps, untrack } from 'solid-js'
import './growingText.css'

type Props = Omit<JSX.TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'class'> & {
  value: string
  class: string
}

/** A text field as tall as its text. */
export function GrowingText(props: Props) {
  const [own, rest] = splitProps(props, ['value', 'class'])
  let field: HTMLTextAreaElement | undefined
  // Whoever types before the page is awake is heard too: the field tells what stands in it by now.
  onMount(() => {
    const typedEarly = field && field.value !== field.defaultValue
    if (typedEarly && own.value === field?.defaultValue)
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  createEffect(() => {
    const { value } = own
    if (!field) return
    // Writing the same text again would throw the cursor to its end.
    if (field.value !== value) field.value = value
    if (CSS.supports('field-sizing', 'content')) return
    // Measured only where the browser cannot do it by itself.
    field.style.height = 'auto'
    field.style.height = `${field.scrollHeight}px`
  })
  return (
    <textarea rows="1" {...rest} ref={field} class={`growing ${own.class}`}>
      {/* What is there when the page comes, before it is awake; from then on the field has the word. */}
      {untrack(() => own.value)}
    </textarea>
  )
}
