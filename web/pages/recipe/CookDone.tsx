import { CircleCheck, Undo2 } from 'lucide'
import { Match, onMount, Show, Switch } from 'solid-js'
import type { CookedDish } from '../../../shared/wire/plan.ts'
import { useFormat, useText } from '../../application.ts'
import '../../components/button.css'
import { Icon } from '../../components/Icon.tsx'
import { duration } from '../../language/duration.ts'
import { saidOf } from '../../session/said.ts'
import { useToday } from '../../session/timeZone.ts'
import { CookNote } from './CookNote.tsx'
import type { Cooking } from './cooking.ts'

const minute = 60_000

/** The dish is done: what the kitchen remembers of it, and the way back, to the steps and of the memory. */
export function CookDone(props: {
  cooking: Cooking
  servings: number
  /** When its cook began. */
  began: number
  back: () => void
  close: () => void
}) {
  const text = useText()
  const { cookMode } = text.dish
  const format = useFormat()
  let heading: HTMLHeadingElement | undefined
  onMount(() => {
    props.cooking.remember()
    heading?.focus()
  })
  const about = () => {
    const minutes = Math.round((Date.now() - props.began) / minute)
    const eaters = text.common.servings(props.servings)
    return minutes > 0 ? `${duration(minutes, text)} · ${eaters}` : eaters
  }
  const today = useToday()
  const where = ({ date, planned }: CookedDish) => {
    if (!planned) return cookMode.added
    return date === today()
      ? cookMode.markedToday
      : cookMode.marked(format.date(Date.parse(`${date}T12:00`)))
  }
  const state = () => props.cooking.remembered()
  const saved = () => {
    const now = state()
    return now.kind === 'saved' ? now.dish : undefined
  }
  const failure = () => {
    const now = state()
    return now.kind === 'failed' ? now : undefined
  }
  return (
    <div class="cook-done">
      <header>
        <p class="overline">{about()}</p>
        <h3 ref={heading} tabindex="-1">
          {cookMode.finished} <em>{cookMode.enjoy}</em>
        </h3>
      </header>
      <div role="status">
        <Switch>
          <Match when={state().kind === 'saving'}>
            <p class="muted">{cookMode.saving}</p>
          </Match>
          <Match when={saved()}>
            {(dish) => (
              <p class="row tight remembered">
                <Icon of={CircleCheck} />
                {where(dish())}
              </p>
            )}
          </Match>
          <Match when={state().kind === 'waiting'}>
            <p>{cookMode.waiting}</p>
          </Match>
          <Match when={state().kind === 'takenBack'}>
            <p>{cookMode.takenBack}</p>
          </Match>
          <Match when={failure()}>
            {(failed) => (
              <p>
                {cookMode.unsaved} {saidOf(failed().error, text)}
              </p>
            )}
          </Match>
        </Switch>
      </div>
      <Show when={saved()}>{(dish) => <CookNote entryId={dish().id} />}</Show>
      <div class="cook-done-acts">
        <button type="button" class="button primary large" onClick={() => props.close()}>
          {text.common.close}
        </button>
        <Switch>
          <Match when={saved() || state().kind === 'waiting'}>
            <button type="button" class="button large" onClick={() => props.cooking.takeBack()}>
              <Icon of={Undo2} />
              {cookMode.takeBack}
            </button>
          </Match>
          <Match when={failure()}>
            <button type="button" class="button large" onClick={() => props.cooking.remember()}>
              {text.common.retry}
            </button>
          </Match>
          <Match when={state().kind === 'takenBack'}>
            <button type="button" class="button large" onClick={() => props.cooking.remember()}>
              {cookMode.rememberIt}
            </button>
          </Match>
        </Switch>
        <button type="button" class="button quiet" onClick={() => props.back()}>
          {cookMode.backToSteps}
        </button>
      </div>
    </div>
  )
}
