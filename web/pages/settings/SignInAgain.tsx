import { createSignal, Show } from 'solid-js'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { openAnew } from '../../session/entering.ts'
import { useErrorToast } from '../../session/errorToast.ts'

/** The way on, when an act needs somebody who signed in minutes ago. */
export function SignInAgain(props: { of: string | undefined }) {
  const text = useText()
  const api = useApi()
  const sorry = useErrorToast()
  const [pending, setPending] = createSignal(false)
  // Out first: for whoever is in, another service would only be connected once more.
  const again = async () => {
    if (pending()) return
    setPending(true)
    try {
      await api.people.signOut.mutate()
      await openAnew(to.signIn(to.settings()))
    } catch (error) {
      sorry(error)
      setPending(false)
    }
  }
  return (
    <Show when={props.of === 'sign_in_again'}>
      <button type="button" class="button quiet" aria-busy={pending()} onClick={again}>
        {text.settings.data.signInAgain}
      </button>
    </Show>
  )
}
