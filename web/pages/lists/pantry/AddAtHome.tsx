import { Plus } from 'lucide'
import { createSignal, Show } from 'solid-js'
import { readKept } from '../../../../shared/food/shop/kept.ts'
import type { AddedAtHome } from '../../../../shared/wire/pantry.ts'
import { useApi, useText } from '../../../application.ts'
import '../../../components/button.css'
import '../../../components/field.css'
import { Icon } from '../../../components/Icon.tsx'
import { type Toast, useToast } from '../../../toasts/Toast.tsx'
import { LinePreview } from '../LinePreview.tsx'
import { usePantryChanging } from './pantryQuery.ts'

/** What is read of the food: until when it keeps stands beside it. */
const withoutAge = (line: string) => readKept(line, new Date().toISOString().slice(0, 10)).text

/** What is at home is typed as on a list, with an amount or without. */
export function AddAtHome() {
  const { pantry, common } = useText()
  const api = useApi()
  const toast = useToast()
  const attempt = usePantryChanging()
  const [words, setWords] = createSignal('')
  const add = async (event: SubmitEvent) => {
    event.preventDefault()
    const line = words().trim()
    if (!line) return
    let said: Awaited<ReturnType<typeof api.pantry.say.mutate>> = { keys: [], added: [] }
    setWords('')
    const done = await attempt(async () => {
      said = await api.pantry.say.mutate({ lines: [line] })
    })
    // What was refused is not lost.
    if (!done) return void setWords((since) => since || line)
    const [more] = said.added.filter(({ before, now }) => before !== now)
    toast(more ? cameTo(more) : { message: pantry.added(said.keys.length) })
  }
  /** The page says «add»: whoever counted all that is there has one tap for that. */
  const cameTo = ({ key, name, before, beforeText, typed, typedText, now }: AddedAtHome): Toast => {
    const rather = (text: string) => () =>
      void attempt(() => api.pantry.correct.mutate({ key, text }))
    return {
      message: before ? pantry.cameTo(name, before, now) : pantry.nowThere(name, now),
      action: { label: common.undo, run: rather(beforeText) },
      ...(typed &&
        typed !== now && { also: { label: pantry.only(typed), run: rather(typedText) } }),
    }
  }
  return (
    <form class="add-line" onSubmit={add}>
      <div class="row tight">
        <label class="visually-hidden" for="at-home">
          {pantry.add}
        </label>
        <input
          id="at-home"
          class="input grow"
          placeholder={pantry.placeholder}
          autocomplete="off"
          enterkeyhint="done"
          maxlength="300"
          aria-describedby="at-home-read"
          value={words()}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
        <button type="submit" class="button" aria-label={pantry.add}>
          <Icon of={Plus} />
          <span class="wide-only">{pantry.addShort}</span>
        </button>
      </div>
      <div id="at-home-read" class="line-read">
        <Show when={words().trim()}>{(line) => <LinePreview line={withoutAge(line())} />}</Show>
      </div>
    </form>
  )
}
