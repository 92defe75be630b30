import { useLocation } from '@solidjs/router'
import { Link2Off, MailCheck } from 'lucide'
import { Match, Switch } from 'solid-js'
import { to } from '../../addresses.ts'
import { useText } from '../../application.ts'
import { Outcome } from '../../components/Outcome.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { useCame } from '../../session/refusal.ts'
import { useTyped } from '../../session/typed.ts'
import { EntryPage } from './EntryPage.tsx'

/** Asks for a letter with a link that signs in; with its token, signs in by a press. Plain forms alone. */
export default function SignInLinkPage() {
  const text = useText()
  const location = useLocation()
  const typed = useTyped()
  const came = useCame()
  const token = () => location.query['token'] as string | undefined
  const sentTo = () => (location.query['sent'] === '1' ? (typed.data?.email ?? '') : undefined)
  const said = () => text.entry.link
  return (
    <EntryPage title={said().title} heading={said().heading} accent={said().accent}>
      <Switch
        fallback={
          <>
            <p class="lead">{said().lead}</p>
            <form class="entry-form" method="post" action={to.signInLink()}>
              <FormFailure sentence={came().sentence} />
              <div class="field">
                <label for="link-email">{text.form.fields.email}</label>
                <input
                  id="link-email"
                  class="input"
                  type="email"
                  name="email"
                  required
                  maxlength={254}
                  autocomplete="username"
                  value={typed.data?.email ?? ''}
                />
              </div>
              <button type="submit" class="button primary wide">
                {text.entry.reset.submit}
              </button>
            </form>
          </>
        }
      >
        <Match when={sentTo() !== undefined}>
          <Outcome
            icon={MailCheck}
            title={text.entry.reset.sent}
            hint={said().sentHint(sentTo() ?? '')}
          />
        </Match>
        <Match when={came().code === 'link_spent'}>
          <Outcome icon={Link2Off} bad title={text.entry.reset.spent} hint={came().sentence ?? ''}>
            <a class="button primary" href={to.signInLink()}>
              {text.entry.reset.askAgain}
            </a>
          </Outcome>
        </Match>
        <Match when={token()}>
          {(given) => (
            <form class="entry-form" method="post" action={to.signInLink()}>
              <p class="lead">{said().enterLead}</p>
              <FormFailure sentence={came().sentence} />
              <input type="hidden" name="token" value={given()} />
              <button type="submit" class="button primary wide">
                {text.entry.signIn.submit}
              </button>
            </form>
          )}
        </Match>
      </Switch>
      <p class="entry-foot">
        <a href={to.signIn()}>{said().byPassword}</a>
      </p>
    </EntryPage>
  )
}
