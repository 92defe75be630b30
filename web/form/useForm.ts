import { createSignal, type JSX, onMount } from 'solid-js'
import { useText } from '../application.ts'
import { codeOf, sentenceOf } from '../session/said.ts'

type Values<Name extends string> = Record<Name, string>
type Errors<Name extends string> = Partial<Record<Name, string | undefined>>

export interface Form<Name extends string> {
  /** Goes on the `<form>`. */
  attach: (form: HTMLFormElement) => void
  submit: JSX.EventHandler<HTMLFormElement, SubmitEvent>
  pending: () => boolean
  error: (name: Name) => string | undefined
  /** Why it did not happen, when no single field is the reason. */
  failure: () => string | undefined
  /** The code of the last refusal, for a page that offers a way on. */
  refusal: () => string | undefined
  /** A field was changed: what was said about it may be true no more. */
  touched: (name: Name) => void
}

interface Came {
  code: string | undefined
  sentence: string | undefined
}

/**
 * A form that works without scripts too: its fields are the browser's own. With scripts it is
 * checked in our words, sent without leaving the page, and keeps what was typed if that fails.
 */
export function useForm<Name extends string>(options: {
  fields: readonly Name[]
  check: (values: Values<Name>) => Errors<Name>
  send: (values: Values<Name>) => Promise<unknown>
  /** Refusals that are about one field. */
  about?: Partial<Record<string, Name>>
  /** The refusal that the form came back with, when it was sent without scripts. */
  came?: () => Came
}): Form<Name> {
  const text = useText()
  const [pending, setPending] = createSignal(false)
  const [errors, setErrors] = createSignal<Errors<Name>>({})
  const [failure, setFailure] = createSignal<string>()
  const [refusal, setRefusal] = createSignal<string>()
  const [tried, setTried] = createSignal(false)
  // Until something is done about it, what the form came back with stands.
  const came = () => (tried() ? undefined : options.came?.())
  const aboutOf = (code: string | undefined) =>
    code === undefined ? undefined : options.about?.[code]
  let form: HTMLFormElement | undefined
  // Only now do we check in our own words; until then the browser does.
  onMount(() => form?.setAttribute('novalidate', ''))

  const show = (found: Errors<Name>) => {
    setErrors(() => found)
    const first = options.fields.find((name) => found[name] !== undefined)
    const field = first === undefined ? null : form?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
    return first !== undefined
  }
  const refuse = (error: unknown) => {
    const code = codeOf(error)
    const sentence = sentenceOf(error) ?? text.form.errors.unreachable
    const name = aboutOf(code)
    setRefusal(code)
    if (name === undefined) setFailure(sentence)
    else show({ [name]: sentence } as Errors<Name>)
  }

  return {
    attach: (element) => {
      form = element
    },
    submit: async (event) => {
      event.preventDefault()
      if (pending()) return
      const values = valuesOf(event.currentTarget, options.fields)
      setTried(true)
      setFailure(undefined)
      setRefusal(undefined)
      if (show(options.check(values))) return
      setPending(true)
      try {
        await options.send(values)
      } catch (error) {
        refuse(error)
      } finally {
        setPending(false)
      }
    },
    pending,
    error: (name) =>
      errors()[name] ?? (aboutOf(came()?.code) === name ? came()?.sentence : undefined),
    failure: () =>
      failure() ?? (aboutOf(came()?.code) === undefined ? came()?.sentence : undefined),
    refusal: () => refusal() ?? came()?.code,
    touched: (name) => {
      if (aboutOf(came()?.code) === name) setTried(true)
      if (errors()[name] !== undefined) setErrors((all) => ({ ...all, [name]: undefined }))
    },
  }
}

function valuesOf<Name extends string>(form: HTMLFormElement, fields: readonly Name[]) {
  const data = new FormData(form)
  return Object.fromEntries(
    fields.map((name) => [name, String(data.get(name) ?? '')]),
  ) as Values<Name>
}
