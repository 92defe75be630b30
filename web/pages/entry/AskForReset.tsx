import { MailCheck } from 'lucide'
import { createSignal, Show } from 'solid-js'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { emailError } from '../../form/checks.ts'
import { Field } from '../../form/Field.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { useForm } from '../../form/useForm.ts'
import { NeedsScripts } from './NeedsScripts.tsx'
import { Outcome } from './Outcome.tsx'

/** The same answer for every address: nobody learns here who has an account. */
export function AskForReset() {
  const text = useText()
  const api = useApi()
  const [sentTo, setSentTo] = createSignal<string>()
  const form = useForm({
    fields: ['email'] as const,
    check: ({ email }) => ({ email: emailError(email, text) }),
    send: async ({ email }) => {
      await api.people.requestReset.mutate({ email: email.trim() })
      setSentTo(email.trim())
    },
  })
  return (
    <Show
      when={sentTo()}
      fallback={
        <>
          <p class="lead">{text.entry.reset.lead}</p>
          <form
            class="entry-form scripted"
            ref={form.attach}
            onSubmit={form.submit}
            aria-label={text.entry.reset.title}
          >
            <NeedsScripts />
            <FormFailure sentence={form.failure()} />
            <Field
              of={form}
              name="email"
              label={text.entry.fields.email}
              type="email"
              autocomplete="username"
              maxlength={254}
            />
            <SubmitButton pending={form.pending()} wide>
              {text.entry.reset.submit}
            </SubmitButton>
          </form>
          <p class="entry-foot">
            <a href={to.signIn()}>{text.entry.reset.back}</a>
          </p>
        </>
      }
    >
      {(email) => (
        <Outcome
          icon={MailCheck}
          title={text.entry.reset.sent}
          hint={text.entry.reset.sentHint(email())}
        >
          <button type="button" class="button" onClick={() => setSentTo(undefined)}>
            {text.entry.reset.another}
          </button>
          <a class="button quiet" href={to.signIn()}>
            {text.entry.reset.back}
          </a>
        </Outcome>
      )}
    </Show>
  )
}
