import { Link2Off } from 'lucide'
import { Show } from 'solid-js'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { Outcome } from '../../components/Outcome.tsx'
import { aboutPassword, newPasswordError } from '../../form/checks.ts'
import { FormFailure } from '../../form/FormFailure.tsx'
import { PasswordField } from '../../form/PasswordField.tsx'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { useForm } from '../../form/useForm.ts'
import { openAnew } from '../../session/entering.ts'
import { useCame } from '../../session/refusal.ts'

/** The new password, by the link from a letter. Whoever sets it is signed in at once. */
export function ChoosePassword(props: { token: string }) {
  const text = useText()
  const api = useApi()
  const form = useForm({
    fields: ['password'] as const,
    check: ({ password }) => ({ password: newPasswordError(password, text) }),
    send: async ({ password }) => {
      await api.people.resetPassword.mutate({ token: props.token, password })
      await openAnew(to.afterReset())
    },
    about: aboutPassword('password'),
    came: useCame(),
  })
  return (
    <Show
      when={form.refusal() !== 'link_spent'}
      fallback={
        <Outcome
          icon={Link2Off}
          bad
          title={text.entry.reset.spent}
          {...(form.failure() === undefined ? {} : { hint: form.failure() ?? '' })}
        >
          {/* Its own address without the token: the same page, asking for an email. */}
          <a class="button primary" href={to.reset()}>
            {text.entry.reset.askAgain}
          </a>
        </Outcome>
      }
    >
      <p class="lead">{text.entry.reset.chooseLead}</p>
      <form
        class="entry-form"
        method="post"
        action={to.reset()}
        ref={form.attach}
        onSubmit={form.submit}
        aria-label={text.entry.reset.title}
      >
        <input type="hidden" name="token" value={props.token} />
        <FormFailure sentence={form.failure()} />
        <PasswordField of={form} name="password" label={text.form.fields.newPassword} chosenNow />
        <SubmitButton pending={form.pending()} wide>
          {text.form.chooseSubmit}
        </SubmitButton>
      </form>
    </Show>
  )
}
