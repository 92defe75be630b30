import { useNavigate } from '@solidjs/router'
import { useMutation, useQueryClient } from '@tanstack/solid-query'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { useToast } from '../../components/Toast.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { kitchenKey } from '../../session/kitchen.ts'
import { meKey } from '../../session/me.ts'
import { sentenceOf } from '../../session/sorry.ts'
import { NeedsScripts } from './NeedsScripts.tsx'

/** Joins, or leaves everything as it is: one is as easy to reach as the other. */
export function JoinForm(props: { token: string; kitchen: string }) {
  const text = useText()
  const api = useApi()
  const toast = useToast()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const join = useMutation(() => ({
    mutationFn: () => api.kitchens.join.mutate({ token: props.token }),
    onSuccess: (kitchen) => {
      queries.setQueryData(kitchenKey, kitchen)
      void queries.invalidateQueries({ queryKey: meKey })
      toast({ message: text.entry.join.done(kitchen.name) })
      navigate(`${to.settings()}#kitchen`)
    },
  }))
  const failure = () =>
    join.isError ? (sentenceOf(join.error) ?? text.entry.errors.unreachable) : undefined
  return (
    <form
      class="entry-ways scripted"
      aria-label={text.entry.join.title}
      onSubmit={(event) => {
        event.preventDefault()
        if (!join.isPending) join.mutate()
      }}
    >
      <NeedsScripts />
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
