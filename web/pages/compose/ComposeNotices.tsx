import { useLocation } from '@solidjs/router'
import { CircleAlert, History } from 'lucide'
import { Match, Show, Switch } from 'solid-js'
import { to } from '../../addresses.ts'
import { useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { Notice } from '../../components/Notice.tsx'
import { useToast } from '../../toasts/Toast.tsx'
import { ConflictChoice } from './ConflictChoice.tsx'
import { useComposing } from './composing.ts'
import { useFinish } from './finish.ts'
import type { SaveState } from './saving.ts'

/** Its author has taken back what they allowed, or has gone. What was typed can be kept all the same. */
const closedToOthers: readonly (string | undefined)[] = [
  'recipe_author_only',
  'recipe_inside_published',
  'recipe_unknown',
]

/** What stands in the way of saving, each with the way on. */
export function ComposeNotices() {
  const text = useText()
  const toast = useToast()
  const location = useLocation()
  const { saving, problem, recovered, discardRecovered } = useComposing()
  const { keepAsMine } = useFinish()
  const is = <Kind extends SaveState['kind']>(kind: Kind) => {
    const state = saving.state()
    return state.kind === kind ? (state as Extract<SaveState, { kind: Kind }>) : undefined
  }
  const discard = () => {
    const restore = discardRecovered()
    toast({
      message: text.composer.discarded,
      action: { label: text.common.undo, run: restore },
    })
  }
  return (
    <Switch>
      <Match when={is('conflict')} keyed>
        {(state) => <ConflictChoice theirs={state.theirs} />}
      </Match>
      <Match when={problem()}>
        {(sentence) => (
          <div role="alert" ref={intoSight}>
            <Notice kind="danger" icon={CircleAlert}>
              {sentence()}
            </Notice>
          </div>
        )}
      </Match>
      <Match when={is('refused')}>
        {(state) => (
          <div role="alert" ref={intoSight}>
            <Notice kind="danger" icon={CircleAlert}>
              {state().sentence}
              <Show when={state().code === 'sign_in_needed'}>
                {' '}
                <a href={to.signIn(location.pathname)}>{text.common.signIn}</a>
              </Show>
              <Show when={closedToOthers.includes(state().code)}>
                <p>
                  <button type="button" class="button" onClick={keepAsMine}>
                    {text.composer.keepAsMine}
                  </button>
                </p>
              </Show>
            </Notice>
          </div>
        )}
      </Match>
      <Match when={recovered()}>
        <div class="notice plain recovered" role="status">
          <Icon of={History} />
          <p>{text.composer.recovered}</p>
          <button type="button" class="button quiet" onClick={discard}>
            {text.composer.discard}
          </button>
        </div>
      </Match>
    </Switch>
  )
}

/** It may have come up above what a person is looking at. */
function intoSight(notice: HTMLElement): void {
  queueMicrotask(() => notice.scrollIntoView({ block: 'nearest' }))
}
