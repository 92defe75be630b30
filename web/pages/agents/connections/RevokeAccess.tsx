import { useMutation, useQueryClient } from '@tanstack/solid-query'
import { createSignal, Show } from 'solid-js'
import type { ConnectionView } from '../../../../shared/wire/agents.ts'
import { useApi, useText } from '../../../application.ts'
import { AskDialog } from '../../../components/AskDialog.tsx'
import { useErrorToast } from '../../../session/errorToast.ts'
import { useToast } from '../../../toasts/Toast.tsx'
import { connectionsKey } from './connectionsKey.ts'

/** Asks first: it works at once, and only the program could ask to be let in again. */
export function RevokeAccess(props: { of: ConnectionView }) {
  const text = useText()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const sorry = useErrorToast()
  const [asking, setAsking] = createSignal(false)
  const revoke = useMutation(() => ({
    mutationFn: () => api.agents.revoke.mutate({ grantId: props.of.grantId }),
    onSuccess: () => {
      toast({ message: text.agents.connections.revoked(props.of.client.name) })
      setAsking(false)
      queries.setQueryData<ConnectionView[]>(connectionsKey, (list) =>
        list?.filter((one) => one.grantId !== props.of.grantId),
      )
      // The button that had the focus went with its card.
      document.getElementById('connections-title')?.focus()
      return queries.invalidateQueries({ queryKey: ['proposals'] })
    },
    onError: (error: Error) => {
      setAsking(false)
      sorry(error)
      return queries.invalidateQueries({ queryKey: connectionsKey })
    },
  }))
  return (
    <p>
      <button
        type="button"
        class="button danger"
        aria-label={text.agents.connections.revokeOf(props.of.client.name)}
        onClick={() => setAsking(true)}
      >
        {text.agents.connections.revoke}
      </button>
      <Show when={asking()}>
        <AskDialog
          title={text.agents.connections.revokeTitle(props.of.client.name)}
          no={text.agents.connections.keep}
          yes={text.agents.connections.revoke}
          pending={revoke.isPending}
          act={() => revoke.mutate()}
          close={() => setAsking(false)}
        >
          <p>{text.agents.connections.revokeHint}</p>
          <Show when={props.of.waitingProposals > 0}>
            <p>{text.agents.connections.revokeWaiting(props.of.waitingProposals)}</p>
          </Show>
        </AskDialog>
      </Show>
    </p>
  )
}
