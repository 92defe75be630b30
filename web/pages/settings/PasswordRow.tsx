import { useQueryClient } from '@tanstack/solid-query'
import { createSignal, Show } from 'solid-js'
import type { Person } from '../../../shared/wire/people.ts'
import { useApi, useText } from '../../application.ts'
import { aboutPassword, newPasswordError, passwordError } from '../../form/checks.ts'
import { FormFailure } from '../../form/FormFailure.tsx'
import { PasswordField } from '../../form/PasswordField.tsx'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { useForm } from '../../form/useForm.ts'
import { meKey } from '../../session/me.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { Row } from './Row.tsx'
import { SignInAgain } from './SignInAgain.tsx'

/** Whether there is a password, and the form to change or add it. */
export function PasswordRow(props: { person: Person }) {
  const text = useText()
  const [open, setOpen] = createSignal(false)
  return (
    <>
      <Row
        heading
        title={text.settings.waysIn.password}
        hint={
          props.person.hasPassword
            ? text.settings.waysIn.passwordSet
            : text.settings.waysIn.passwordNone
        }
      >
        <button
          type="button"
          class="button"
          aria-expanded={open()}
          onClick={() => setOpen((before) => !before)}
        >
          {props.person.hasPassword ? text.settings.waysIn.change : text.settings.waysIn.add}
        </button>
      </Row>
      <Show when={open()}>
        <PasswordForm person={props.person} done={() => setOpen(false)} />
      </Show>
    </>
  )
}

function PasswordForm(props: { person: Person; done: () => void }) {
  const text = useText()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const form = useForm({
    fields: ['current', 'next'] as const,
    check: ({ current, next }) => ({
      current: props.person.hasPassword ? passwordError(current, text) : undefined,
      next: newPasswordError(next, text),
    }),
    send: async ({ current, next }) => {
      const known = props.person.hasPassword ? { current } : {}
      queries.setQueryData(meKey, await api.people.changePassword.mutate({ ...known, next }))
      void queries.invalidateQueries({ queryKey: ['people', 'sessions'] })
      toast({ message: text.settings.waysIn.changed })
      props.done()
    },
    about: { password_wrong: 'current', ...aboutPassword('next') },
  })
  return (
    <form
      class="setting-form setting-panel"
      ref={form.attach}
      onSubmit={form.submit}
      aria-label={text.settings.waysIn.password}
    >
      <FormFailure sentence={form.failure()}>
        <SignInAgain of={form.refusal()} />
      </FormFailure>
      {/* Password managers look for whose password it is. */}
      <input type="text" hidden autocomplete="username" readonly value={props.person.email ?? ''} />
      <Show when={props.person.hasPassword}>
        <PasswordField of={form} name="current" label={text.settings.waysIn.current} />
      </Show>
      <PasswordField of={form} name="next" label={text.form.fields.newPassword} chosenNow />
      <SubmitButton pending={form.pending()}>{text.form.chooseSubmit}</SubmitButton>
    </form>
  )
}
