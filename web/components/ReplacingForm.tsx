import { useMutation, useQuery } from '@tanstack/solid-query'
import { Replace } from 'lucide'
import { createSignal, createUniqueId, For, Show } from 'solid-js'
import type { Replaceable, ReplacedDish, ReplacingChoice } from '../../shared/wire/replacing.ts'
import { useApi, useText } from '../application.ts'
import { bind } from '../language/bind.ts'
import './button.css'
import { ConcernList } from './ConcernList.tsx'
import './field.css'
import { Icon } from './Icon.tsx'
import './replacing.css'

/** The closest replacements are chosen already, so that one tap is enough; each can be another. */
export default function ReplacingForm(props: {
  dish: ReplacedDish
  replace: (choices: ReplacingChoice[]) => Promise<unknown>
}) {
  const text = useText()
  const api = useApi()
  const id = createUniqueId()
  const found = useQuery(() => ({
    queryKey: ['members', 'replacing', props.dish] as const,
    queryFn: () => api.members.replacing.query(props.dish),
  }))
  const acting = useMutation(() => ({ mutationFn: props.replace }))
  const choices = (form: HTMLFormElement, lines: readonly Replaceable[]) => {
    const chosen = [...form.querySelectorAll('select')].map((one) => one.value)
    return lines.map((line, at) => ({ was: line.was, by: chosen[at] ?? '' }))
  }
  // Asked in this order: data that is not there yet would suspend the whole navigation.
  const view = () => (found.isSuccess && found.data.lines.length > 0 ? found.data : undefined)
  return (
    <Show when={view()}>
      {(ways) => (
        <form
          class="replacing"
          aria-labelledby={id}
          onSubmit={(event) => {
            event.preventDefault()
            if (!acting.isPending) acting.mutate(choices(event.currentTarget, ways().lines))
          }}
        >
          <p id={id} class="replacing-title">
            {text.dish.replacing.title}
          </p>
          <For each={ways().lines}>
            {(line, at) => <LineChoice of={line} id={`${id}-${at()}`} />}
          </For>
          <Show when={ways().left.length > 0}>
            <p class="small muted">{text.dish.replacing.left}</p>
            <ConcernList of={ways().left} />
          </Show>
          <button type="submit" class="button" aria-busy={acting.isPending}>
            <Icon of={Replace} />
            {text.dish.replacing.act}
          </button>
        </form>
      )}
    </Show>
  )
}

function LineChoice(props: { of: Replaceable; id: string }) {
  const [by, setBy] = createSignal(props.of.options[0]?.by)
  const effect = () => props.of.options.find((one) => one.by === by())?.effect
  return (
    <div class="field">
      <label for={props.id}>{bind(props.of.was)}</label>
      <select
        id={props.id}
        class="input"
        aria-describedby={`${props.id}-effect`}
        onChange={(event) => setBy(event.currentTarget.value)}
      >
        <For each={props.of.options}>{(one) => <option value={one.by}>{one.name}</option>}</For>
      </select>
      <p class="small muted" id={`${props.id}-effect`}>
        {effect()}
      </p>
    </div>
  )
}
