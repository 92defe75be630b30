import { useLocation } from '@solidjs/router'
import { useMutation } from '@tanstack/solid-query'
import { Link2Off, MailCheck, UserRound } from 'lucide'
import { Match, Show, Switch } from 'solid-js'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { Outcome } from '../../components/Outcome.tsx'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { useCame } from '../../session/refusal.ts'
import { codeOf, sentenceOf } from '../../session/said.ts'
import { EntryPage } from './EntryPage.tsx'

/** A press of the button, not the opening of the link: programs that look into mail open links too. */
export default function VerifyPage() {
  const text = useText()
  const api = useApi()
  const location = useLocation()
  const token = () => String(location.query['token'] ?? '')
  const came = useCame()
  const verify = useMutation(() => ({
    mutationFn: () => api.people.verifyEmail.mutate({ token: token() }),
  }))
  // Sent without scripts, the press has been answered by this very page.
  const done = () => verify.isSuccess || location.query['done'] === '1'
  const failed = () => verify.isError || (verify.isIdle && came().code !== undefined)
  const code = () => (verify.isError ? codeOf(verify.error) : came().code)
  const why = () => (verify.isError ? sentenceOf(verify.error) : came().sentence)
  return (
    <EntryPage
      title={text.entry.verify.title}
      heading={text.entry.verify.heading}
      accent={text.entry.verify.accent}
    >
      <Switch
        fallback={
          <form
            class="entry-form"
            method="post"
            action={to.verify()}
            onSubmit={(event) => {
              event.preventDefault()
              verify.mutate()
            }}
          >
            <p class="lead">{text.entry.verify.lead}</p>
            <input type="hidden" name="token" value={token()} />
            <SubmitButton pending={verify.isPending} wide>
              {text.entry.verify.submit}
            </SubmitButton>
          </form>
        }
      >
        <Match when={done()}>
          <Outcome
            icon={MailCheck}
            title={text.entry.verify.done}
            hint={text.entry.verify.doneHint}
          >
            <a class="button primary" href={to.feed()}>
              {text.entry.verify.onward}
            </a>
          </Outcome>
        </Match>
        <Match when={code() === 'verify_elsewhere'}>
          <Outcome
            icon={UserRound}
            title={text.entry.verify.elsewhere}
            hint={text.entry.verify.elsewhereHint}
          >
            <a class="button primary" href={to.signIn(to.verify(encodeURIComponent(token())))}>
              {text.entry.verify.signIn}
            </a>
          </Outcome>
          <p class="small muted">
            {text.entry.verify.notMine} <a href={to.reset()}>{text.entry.verify.take}</a>
          </p>
        </Match>
        <Match when={failed()}>
          <Outcome
            icon={Link2Off}
            bad
            title={text.entry.verify.failed}
            hint={why() ?? text.form.errors.unreachable}
          >
            <Show when={verify.isError && codeOf(verify.error) === undefined}>
              <button type="button" class="button" onClick={() => verify.reset()}>
                {text.common.retry}
              </button>
            </Show>
            <a class="button" href={to.settings()}>
              {text.entry.verify.settings}
            </a>
          </Outcome>
        </Match>
      </Switch>
    </EntryPage>
  )
}
