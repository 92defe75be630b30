import { useText } from '../../application.ts'
import { nameError } from '../../form/checks.ts'
import { Field } from '../../form/Field.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { useForm } from '../../form/useForm.ts'

/** One name that can be changed in place: a person's or a kitchen's. */
export function NameForm(props: {
  label: string
  hint?: string
  value: string
  autocomplete: string
  rename: (name: string) => Promise<unknown>
}) {
  const text = useText()
  const form = useForm({
    fields: ['name'] as const,
    check: ({ name }) => ({ name: nameError(name, text) }),
    send: async ({ name }) => {
      if (name.trim() !== props.value) await props.rename(name.trim())
    },
  })
  return (
    <form
      class="setting-form inline"
      ref={form.attach}
      onSubmit={form.submit}
      aria-label={props.label}
    >
      <Field
        of={form}
        name="name"
        label={props.label}
        hint={props.hint}
        value={props.value}
        autocomplete={props.autocomplete}
        maxlength={80}
      />
      <SubmitButton pending={form.pending()} kind="plain">
        {text.settings.save}
      </SubmitButton>
      <FormFailure sentence={form.failure()} />
    </form>
  )
}
