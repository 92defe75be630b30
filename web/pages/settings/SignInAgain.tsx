import { Show } from 'solid-js'
import { to } from '../../addresses.ts'
import { useText } from '../../application.ts'

/** The way on, when an act needs somebody who signed in minutes ago. */
export function SignInAgain(props: { of: string | undefined }) {
  const text = useText()
  return (
    <Show when={props.of === 'sign_in_again'}>
      <a href={to.signIn(to.settings())}>{text.settings.data.signInAgain}</a>
    </Show>
  )
}
