import { useNavigate } from '@solidjs/router'
import { useMutation, useQueryClient } from '@tanstack/solid-query'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { FormFailure } from '../../form/FormFailure.tsx'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { moveTo } from '../../session/kitchen.ts'
import { useCame } from '../../session/refusal.ts'
import { sentenceOf } from '../../session/said.ts'
import { useToast } from '../../toasts/Toast.tsx'

/** Joins, or leaves everything as it is: one is as easy to reach as the other. */
export function JoinForm(props: { token: string; kitchen: string | null }) {
  const text = useText()
  const api = useApi()
  const toast = useToast()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const join = useMutation(() => ({
    mutationFn: () => api.kitchens.join.mutate({ token: props.token }),
    onSuccess: (kitchen) => {
      void moveTo(queries, kitchen)
      toast({ message: text.person.joined(kitchen.name) })
      navigate(to.plan())
    },
  }))
  const came = useCame()
  const failure = () => {
    if (join.isIdle) return came().sentence
    return join.isError ? (sentenceOf(join.error) ?? text.form.errors.unreachable) : undefined
  }
  return (
    <form
      class="entry-ways"
      method="post"
      action={to.join()}
      aria-label={text.entry.join.title}
      onSubmit={(event) => {
        event.preventDefault()
        if (!join.isPending) join.mutate()
      }}
    >
      <input type="hidden" name="token" value={props.token} />
      <FormFailure sentence={failure()} />
      <SubmitButton pending={join.isPending} wide>
        {text.entry.join.submit}
      </SubmitButton>
      <a class="button wide" href={to.feed()}>
        {text.entry.join.decline}
      </a>
    </form>
  )
}
