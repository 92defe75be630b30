import { useLocation } from '@solidjs/router'
import { MailCheck } from 'lucide'
import { createSignal, Show } from 'solid-js'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { Outcome } from '../../components/Outcome.tsx'
import { emailError } from '../../form/checks.ts'
import { Field } from '../../form/Field.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { useForm } from '../../form/useForm.ts'
import { useCame } from '../../session/refusal.ts'
import { useTyped } from '../../session/typed.ts'

/** The same answer for every address: nobody learns here who has an account. */
export function AskForReset() {
  const text = useText()
  const api = useApi()
  const location = useLocation()
  const typed = useTyped()
  const [asked, setAsked] = createSignal<string | null>()
  // Sent without scripts, the form has been answered by this very page.
  const answered = () => (location.query['sent'] === '1' ? typed.data?.email : undefined)
  const sentTo = () => (asked() === undefined ? answered() : (asked() ?? undefined))
  const form = useForm({
    fields: ['email'] as const,
    check: ({ email }) => ({ email: emailError(email, text) }),
    send: async ({ email }) => {
      await api.people.requestReset.mutate({ email: email.trim() })
      setAsked(email.trim())
    },
    came: useCame(),
  })
  return (
    <Show
      when={sentTo()}
      fallback={
        <>
          <p class="lead">{text.entry.reset.lead}</p>
          <form
            class="entry-form"
            method="post"
            action={to.reset()}
            ref={form.attach}
            onSubmit={form.submit}
            aria-label={text.entry.reset.title}
          >
            <FormFailure sentence={form.failure()} />
            <Field
              of={form}
              name="email"
              label={text.form.fields.email}
              type="email"
              value={typed.data?.email}
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
          <button type="button" class="button needs-scripts" onClick={() => setAsked(null)}>
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
