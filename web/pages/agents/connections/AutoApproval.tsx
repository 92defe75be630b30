import { useMutation, useQueryClient } from '@tanstack/solid-query'
import { For, Show } from 'solid-js'
import type { ConnectionView } from '../../../../shared/wire/agents.ts'
import { type ProposalKind, proposalKinds } from '../../../../shared/wire/proposals.ts'
import type { Scope } from '../../../../shared/wire/scopes.ts'
import { useApi, useText } from '../../../application.ts'
import { Switch } from '../../../components/Switch.tsx'
import { useErrorToast } from '../../../session/errorToast.ts'
import { useToast } from '../../../toasts/Toast.tsx'
import { connectionsKey } from './connectionsKey.ts'

const scopeOf: Record<ProposalKind, Scope> = {
  recipe_draft: 'service.drafts',
  plan_entry: 'service.plan',
  shopping_list: 'service.shopping-list',
}

/** Which kinds of change happen without asking. A kind that the program may not propose is not offered. */
export function AutoApproval(props: { of: ConnectionView }) {
  const text = useText()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const sorry = useErrorToast()
  const offered = () => proposalKinds.filter((kind) => props.of.scopes.includes(scopeOf[kind]))
  const show = ({ kind, on }: { kind: ProposalKind; on: boolean }) =>
    queries.setQueryData<ConnectionView[]>(connectionsKey, (list) =>
      list?.map((one) =>
        one.grantId === props.of.grantId
          ? { ...one, autoApproval: { ...one.autoApproval, [kind]: on } }
          : one,
      ),
    )
  const set = useMutation(() => ({
    mutationFn: (wish: { kind: ProposalKind; on: boolean }) =>
      api.agents.setAutoApproval.mutate({ grantId: props.of.grantId, ...wish }),
    onMutate: show,
    onSuccess: (_answer: unknown, { kind, on }: { kind: ProposalKind; on: boolean }) => {
      const what = text.agents.connections.autoKinds[kind]
      const { autoOn, autoOff } = text.agents.connections
      toast({ message: on ? autoOn(what) : autoOff(what) })
    },
    onError: (error: Error, wish: { kind: ProposalKind; on: boolean }) => {
      show({ ...wish, on: !wish.on })
      sorry(error)
    },
  }))
  const hintId = () => `${props.of.grantId}-auto`
  return (
    <Show when={offered().length > 0}>
      <fieldset class="auto-approval">
        <legend>{text.agents.connections.auto}</legend>
        <p class="small muted" id={hintId()}>
          {text.agents.connections.autoHint}
        </p>
        <ul>
          <For each={offered()}>
            {(kind) => (
              <li>
                <span class="grow" aria-hidden="true">
                  {text.agents.connections.autoKinds[kind]}
                </span>
                <Switch
                  on={props.of.autoApproval[kind]}
                  label={text.agents.connections.autoKinds[kind]}
                  describedBy={hintId()}
                  change={(on) => set.mutate({ kind, on })}
                />
              </li>
            )}
          </For>
        </ul>
      </fieldset>
    </Show>
  )
}
