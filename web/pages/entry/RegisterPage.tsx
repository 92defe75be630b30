import { useLocation } from '@solidjs/router'
import { Sprout } from 'lucide'
import { Show } from 'solid-js'
import { to } from '../../addresses.ts'
import { useText } from '../../application.ts'
import { Notice } from '../../components/Notice.tsx'
import { ownPath } from '../../session/entering.ts'
import { useMe } from '../../session/me.ts'
import { AlreadyIn } from './AlreadyIn.tsx'
import { EntryPage } from './EntryPage.tsx'
import { SignUpForm } from './SignUpForm.tsx'

export default function RegisterPage() {
  const text = useText()
  const me = useMe()
  const location = useLocation()
  const returnTo = () => ownPath(location.query['return_to'])
  return (
    <EntryPage
      title={text.entry.register.title}
      heading={text.entry.register.heading}
      accent={text.entry.register.accent}
      lead={<p class="lead">{text.entry.register.lead}</p>}
      canonical="/register"
    >
      <Show when={me.data}>
        {(person) => (
          <Show when={person().demo} fallback={<AlreadyIn as={person()} returnTo={returnTo()} />}>
            <Notice kind="positive" icon={Sprout}>
              <p>{text.entry.register.keeps}</p>
              <p>{text.entry.register.brings}</p>
            </Notice>
          </Show>
        )}
      </Show>
      <SignUpForm returnTo={returnTo()} />
      <p class="entry-foot">
        <span>
          {text.entry.register.haveAccount}{' '}
          <a href={to.signIn(returnTo())}>{text.entry.register.signIn}</a>
        </span>
      </p>
    </EntryPage>
  )
}
