import { useMutation, useQuery, useQueryClient } from '@tanstack/solid-query'
import { createSignal, For, Show } from 'solid-js'
import type { IdentityView } from '../../../shared/wire/people.ts'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useErrorToast } from '../../session/errorToast.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { Row } from './Row.tsx'
import { focusSection } from './Section.tsx'
import { Sure } from './Sure.tsx'

const identitiesKey = ['people', 'identities'] as const

/** The services that this server knows, and any other that is connected from before. */
export function ConnectedServices() {
  const text = useText()
  const api = useApi()
  const ways = useQuery(() => ({
    queryKey: ['people', 'waysIn'] as const,
    queryFn: () => api.people.waysIn.query(),
  }))
  const identities = useQuery(() => ({
    queryKey: identitiesKey,
    queryFn: () => api.people.identities.query(),
  }))
  const providers = () => {
    const connected = (identities.data ?? []).map(({ provider: id, name }) => ({ id, name }))
    const possible = ways.data?.providers ?? []
    const ids = new Set(possible.map(({ id }) => String(id)))
    return [...possible, ...connected.filter(({ id }) => !ids.has(id))]
  }
  return (
    <Answer of={identities} pending={<Skeleton shape="line" width="half" />}>
      {(list) => (
        <Show when={providers().length > 0}>
          <Row heading title={text.settings.waysIn.services} />
          <For each={providers()}>
            {(provider) => (
              <ServiceRow
                provider={provider.id}
                name={provider.name}
                identity={list().find((one) => one.provider === provider.id)}
              />
            )}
          </For>
        </Show>
      )}
    </Answer>
  )
}

function ServiceRow(props: { provider: string; name: string; identity: IdentityView | undefined }) {
  const text = useText()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const sorry = useErrorToast()
  const [asking, setAsking] = createSignal(false)
  let ask: HTMLButtonElement | undefined
  const stay = () => {
    setAsking(false)
    ask?.focus()
  }
  const unlink = useMutation(() => ({
    mutationFn: () => api.people.unlinkIdentity.mutate({ provider: props.provider }),
    onSuccess: () => {
      setAsking(false)
      focusSection('ways-in')
      toast({ message: text.settings.waysIn.disconnected(props.name) })
      return queries.invalidateQueries({ queryKey: identitiesKey })
    },
    onError: (error: Error) => {
      stay()
      sorry(error)
    },
  }))
  const hint = () => {
    if (!props.identity) return text.settings.waysIn.notConnected
    const { email } = props.identity
    return email ? text.settings.waysIn.connected(email) : text.settings.waysIn.connectedPlain
  }
  return (
    <Show
      when={asking()}
      fallback={
        <Row title={props.name} hint={hint()}>
          <Show
            when={props.identity}
            fallback={
              <a
                class="button"
                rel="external"
                href={to.service(props.provider, to.settings())}
                aria-label={`${text.settings.waysIn.connect} ${props.name}`}
              >
                {text.settings.waysIn.connect}
              </a>
            }
          >
            <button
              ref={ask}
              type="button"
              class="button quiet"
              aria-label={`${text.settings.waysIn.disconnect} ${props.name}`}
              onClick={() => setAsking(true)}
            >
              {text.settings.waysIn.disconnect}
            </button>
          </Show>
        </Row>
      }
    >
      <Sure
        question={text.settings.waysIn.sureService(props.name)}
        act={text.settings.waysIn.disconnect}
        pending={unlink.isPending}
        yes={() => unlink.mutate()}
        no={stay}
      />
    </Show>
  )
}
