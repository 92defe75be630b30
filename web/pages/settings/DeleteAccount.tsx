import { Show } from 'solid-js'
import type { Person } from '../../../shared/wire/people.ts'
import { useApi, useText } from '../../application.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { passwordError } from '../../form/checks.ts'
import { Field } from '../../form/Field.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { PasswordField } from '../../form/PasswordField.tsx'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { useForm } from '../../form/useForm.ts'
import { openAnew } from '../../session/entering.ts'
import { useKitchen } from '../../session/kitchen.ts'
import { namesOf } from './others.ts'
import { SignInAgain } from './SignInAgain.tsx'

/** What goes and what stays; then a typed word and the password, since there is no way back. */
export function DeleteAccount(props: { person: Person; close: () => void }) {
  const text = useText()
  const api = useApi()
  const kitchen = useKitchen()
  const word = text.settings.data.word
  const form = useForm({
    fields: ['word', 'password'] as const,
    check: (values) => ({
      word:
        values.word.trim().toLowerCase() === word ? undefined : text.settings.data.wordWrong(word),
      password: props.person.hasPassword ? passwordError(values.password, text) : undefined,
    }),
    send: async ({ password }) => {
      await api.people.remove.mutate(props.person.hasPassword ? { password } : {})
      await openAnew('/')
    },
    about: { password_wrong: 'password' },
  })
  return (
    <Dialog title={text.settings.data.deleteTitle} close={props.close}>
      <form
        class="entry-form setting-form"
        ref={form.attach}
        onSubmit={form.submit}
        aria-label={text.settings.data.deleteTitle}
      >
        <p>{text.settings.data.deleteGoes}</p>
        <Show when={namesOf(kitchen.data)}>
          {(names) => <p>{text.settings.data.deleteStays(names())}</p>}
        </Show>
        <p class="muted">{text.settings.data.deleteFirst}</p>
        <FormFailure sentence={form.failure()}>
          <SignInAgain of={form.refusal()} />
        </FormFailure>
        <Field
          of={form}
          name="word"
          label={text.settings.data.typeWord(word)}
          autocomplete="off"
          maxlength={40}
        />
        <Show when={props.person.hasPassword}>
          <PasswordField of={form} name="password" label={text.form.fields.password} />
        </Show>
        <div class="row">
          <button type="button" class="button" onClick={() => props.close()}>
            {text.common.cancel}
          </button>
          <SubmitButton pending={form.pending()} kind="danger">
            {text.settings.data.deleteNow}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}
