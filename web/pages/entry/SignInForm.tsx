import { useLocation } from '@solidjs/router'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { emailError, passwordError } from '../../form/checks.ts'
import { Field } from '../../form/Field.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { PasswordField } from '../../form/PasswordField.tsx'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { useForm } from '../../form/useForm.ts'
import { openAnew } from '../../session/entering.ts'
import { useRefusal } from '../../session/refusal.ts'

/** Email and password. Without scripts the form sends itself, and the address brings the answer. */
export function SignInForm(props: { returnTo: string }) {
  const text = useText()
  const api = useApi()
  const location = useLocation()
  const refusal = useRefusal(() => location.query['error'] as string | undefined)
  const form = useForm({
    fields: ['email', 'password'] as const,
    check: ({ email, password }) => ({
      email: emailError(email, text),
      password: passwordError(password, text),
    }),
    send: async (values) => {
      await api.people.signIn.mutate(values)
      await openAnew(props.returnTo)
    },
  })
  return (
    <form
      class="entry-form"
      method="post"
      action="/login"
      ref={form.attach}
      onSubmit={form.submit}
      aria-label={text.entry.signIn.title}
    >
      <FormFailure sentence={form.failure() ?? (refusal.data || undefined)} />
      <input type="hidden" name="return_to" value={props.returnTo} />
      <Field
        of={form}
        name="email"
        label={text.entry.fields.email}
        type="email"
        autocomplete="username webauthn"
        maxlength={254}
      />
      <PasswordField
        of={form}
        name="password"
        label={text.entry.fields.password}
        aside={<a href={to.reset()}>{text.entry.signIn.forgot}</a>}
      />
      <SubmitButton pending={form.pending()} wide>
        {text.entry.signIn.submit}
      </SubmitButton>
    </form>
  )
}
