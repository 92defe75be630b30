import { Show } from 'solid-js'
import { to } from '../../addresses.ts'
import { useApplication } from '../../application.ts'
import { aboutPassword, emailError, nameError, newPasswordError } from '../../form/checks.ts'
import { Field } from '../../form/Field.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { PasswordField } from '../../form/PasswordField.tsx'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { useForm } from '../../form/useForm.ts'
import { openAnew } from '../../session/entering.ts'
import { useCame } from '../../session/refusal.ts'
import { useTyped } from '../../session/typed.ts'

/** A name, an email, a password, and nothing else. */
export function SignUpForm(props: { returnTo: string }) {
  const { api, text, language } = useApplication()
  const typed = useTyped()
  const form = useForm({
    fields: ['display_name', 'email', 'password'] as const,
    check: (values) => ({
      display_name: nameError(values.display_name, text),
      email: emailError(values.email, text),
      password: newPasswordError(values.password, text),
    }),
    send: async ({ display_name: displayName, email, password }) => {
      await api.people.signUp.mutate({ displayName, email, password, language })
      await openAnew(props.returnTo)
    },
    about: { email_taken: 'email', ...aboutPassword('password') },
    came: useCame(),
  })
  return (
    <form
      class="entry-form"
      method="post"
      action="/register"
      ref={form.attach}
      onSubmit={form.submit}
      aria-label={text.entry.register.title}
    >
      <FormFailure sentence={form.failure()} />
      <input type="hidden" name="return_to" value={props.returnTo} />
      <input type="hidden" name="language" value={language} />
      <Field
        of={form}
        name="display_name"
        label={text.entry.register.name}
        hint={text.entry.register.nameHint}
        value={typed.data?.displayName}
        autocomplete="name"
        maxlength={80}
      />
      <Field
        of={form}
        name="email"
        label={text.form.fields.email}
        type="email"
        value={typed.data?.email}
        autocomplete="username"
        maxlength={254}
        aside={
          <Show when={form.refusal() === 'email_taken'}>
            <a href={to.signIn(props.returnTo)}>{text.entry.register.signIn}</a>
          </Show>
        }
      />
      <PasswordField of={form} name="password" label={text.form.fields.password} chosenNow />
      <SubmitButton pending={form.pending()} wide>
        {text.entry.register.submit}
      </SubmitButton>
    </form>
  )
}
