import { useLocation } from '@solidjs/router'
import { Show } from 'solid-js'
import { to } from '../../addresses.ts'
import { useText } from '../../application.ts'
import { ownPath } from '../../session/entering.ts'
import { useMe } from '../../session/me.ts'
import { AlreadyIn } from './AlreadyIn.tsx'
import { EntryPage } from './EntryPage.tsx'
import { OtherWays } from './OtherWays.tsx'
import { SignInForm } from './SignInForm.tsx'

export default function LoginPage() {
  const text = useText()
  const me = useMe()
  const location = useLocation()
  const returnTo = () => ownPath(location.query['return_to'])
  return (
    <EntryPage
      title={text.entry.signIn.title}
      heading={text.entry.signIn.heading}
      accent={text.entry.signIn.accent}
      lead={<p class="lead">{text.entry.signIn.lead}</p>}
      canonical="/login"
    >
      <Show when={me.data?.demo === false ? me.data : undefined}>
        {(person) => <AlreadyIn as={person()} returnTo={returnTo()} />}
      </Show>
      <SignInForm returnTo={returnTo()} />
      <OtherWays returnTo={returnTo()} demo={!me.data} />
      <p class="entry-foot">
        <span>
          {text.entry.signIn.newHere}{' '}
          <a href={to.register(returnTo())}>{text.entry.signIn.register}</a>
        </span>
        <a href={to.settings()}>{text.entry.signIn.preferences}</a>
      </p>
    </EntryPage>
  )
}
