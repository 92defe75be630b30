import { useLocation } from '@solidjs/router'
import { useMutation } from '@tanstack/solid-query'
import { Link2Off, MailCheck } from 'lucide'
import { Match, Show, Switch } from 'solid-js'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { codeOf, sentenceOf } from '../../session/sorry.ts'
import { EntryPage } from './EntryPage.tsx'
import { NeedsScripts } from './NeedsScripts.tsx'
import { Outcome } from './Outcome.tsx'

/** A press of the button, not the opening of the link: programs that look into mail open links too. */
export default function VerifyPage() {
  const text = useText()
  const api = useApi()
  const location = useLocation()
  const verify = useMutation(() => ({
    mutationFn: () => api.people.verifyEmail.mutate({ token: String(location.query['token']) }),
  }))
  return (
    <EntryPage
      title={text.entry.verify.title}
      heading={text.entry.verify.heading}
      accent={text.entry.verify.accent}
    >
      <Switch
        fallback={
          <form
            class="entry-form scripted"
            onSubmit={(event) => {
              event.preventDefault()
              verify.mutate()
            }}
          >
            <p class="lead">{text.entry.verify.lead}</p>
            <NeedsScripts />
            <SubmitButton pending={verify.isPending} wide>
              {text.entry.verify.submit}
            </SubmitButton>
          </form>
        }
      >
        <Match when={verify.isSuccess}>
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
        <Match when={verify.isError}>
          <Outcome
            icon={Link2Off}
            bad
            title={text.entry.verify.failed}
            hint={sentenceOf(verify.error) ?? text.entry.errors.unreachable}
          >
            <Show when={codeOf(verify.error) === undefined}>
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
