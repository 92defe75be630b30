import { createSignal, Show } from 'solid-js'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { emailError, passwordError } from '../../form/checks.ts'
import { Field } from '../../form/Field.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { PasswordField } from '../../form/PasswordField.tsx'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { useForm } from '../../form/useForm.ts'
import { openAnew } from '../../session/entering.ts'
import { useCame } from '../../session/refusal.ts'
import { useTyped } from '../../session/typed.ts'
import { LinkInstead } from './LinkInstead.tsx'

/** Email and password. Without scripts the form sends itself, and the address brings the answer. */
export function SignInForm(props: { returnTo: string }) {
  const text = useText()
  const api = useApi()
  const typed = useTyped()
  const [tried, setTried] = createSignal<string>()
  const form = useForm({
    fields: ['email', 'password'] as const,
    check: ({ email, password }) => ({
      email: emailError(email, text),
      password: passwordError(password, text),
    }),
    send: async (values) => {
      setTried(values.email)
      await api.people.signIn.mutate(values)
      await openAnew(props.returnTo)
    },
    about: { sign_in_refused: 'password' },
    came: useCame(),
  })
  return (
    <>
      <form
        class="entry-form"
        method="post"
        action="/login"
        ref={form.attach}
        onSubmit={form.submit}
        aria-label={text.entry.signIn.title}
      >
        <FormFailure sentence={form.failure()} />
        <input type="hidden" name="return_to" value={props.returnTo} />
        <Field
          of={form}
          name="email"
          label={text.form.fields.email}
          type="email"
          value={typed.data?.email}
          autocomplete="username webauthn"
          maxlength={254}
        />
        <PasswordField
          of={form}
          name="password"
          label={text.form.fields.password}
          aside={<a href={to.reset()}>{text.entry.signIn.forgot}</a>}
        />
        <SubmitButton pending={form.pending()} wide>
          {text.entry.signIn.submit}
        </SubmitButton>
      </form>
      <Show when={form.refusal() === 'sign_in_slowed'}>
        <LinkInstead email={tried() ?? typed.data?.email ?? ''} />
      </Show>
    </>
  )
}
