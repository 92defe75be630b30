import { useLocation } from '@solidjs/router'
import { createSignal, type JSX, onMount, Show } from 'solid-js'
import { to } from '../addresses.ts'
import { useText } from '../application.ts'
import { Head } from '../head/Head.tsx'
import { useErrorToast } from '../session/errorToast.ts'
import { hasMoved } from '../session/moved.ts'
import { useSomebody } from '../session/trial.ts'
import './button.css'
import { EmptyState } from './EmptyState.tsx'

/**
 * A guest at a page that needs a kitchen. Whoever tapped their way here gets a trial one at once;
 * whoever came by the address alone, a program perhaps, finds a button, which works without scripts.
 */
export function TryHere(props: { title: string; pending: JSX.Element }) {
  const text = useText()
  const location = useLocation()
  const somebody = useSomebody()
  const sorry = useErrorToast()
  const here = () => location.pathname + location.search
  const [waiting, setWaiting] = createSignal(hasMoved())
  onMount(async () => {
    if (!waiting()) return
    try {
      await somebody()
    } catch (error) {
      sorry(error)
      setWaiting(false)
    }
  })
  return (
    <>
      <Head title={props.title} hidden />
      <Show when={!waiting()} fallback={props.pending}>
        <div class="page">
          <EmptyState heading="h1" title={props.title} hint={text.person.demo.invitation}>
            <form method="post" action={to.try()} class="row">
              <input type="hidden" name="return_to" value={here()} />
              <button type="submit" class="button primary">
                {text.person.demo.start}
              </button>
              <a class="button quiet" href={to.signIn(here())}>
                {text.common.signIn}
              </a>
            </form>
          </EmptyState>
        </div>
      </Show>
    </>
  )
}
