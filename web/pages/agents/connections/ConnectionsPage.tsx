import { useQuery } from '@tanstack/solid-query'
import { For, Show } from 'solid-js'
import { to } from '../../../addresses.ts'
import { useApi, useText } from '../../../application.ts'
import { Answer } from '../../../components/Answer.tsx'
import '../../../components/button.css'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { NeedsRegistering } from '../../../components/NeedsRegistering.tsx'
import { Registered } from '../../../components/Registered.tsx'
import { Head } from '../../../head/Head.tsx'
import { useMe } from '../../../session/me.ts'
import { LetterSkeleton } from '../LetterSkeleton.tsx'
import '../letter.css'
import { ConnectHow } from './ConnectHow.tsx'
import { ConnectionCard } from './ConnectionCard.tsx'
import './connections.css'
import { connectionsKey } from './connectionsKey.ts'

export default function ConnectionsPage() {
  const text = useText()
  return (
    <Registered title={text.common.assistants.connections} pending={<LetterSkeleton />}>
      <Connections />
    </Registered>
  )
}

/** The programs that a person has let in, and how to let in another. */
function Connections() {
  const text = useText()
  const api = useApi()
  const me = useMe()
  const connections = useQuery(() => ({
    queryKey: connectionsKey,
    queryFn: () => api.agents.connections.query(),
    staleTime: 0,
    refetchOnWindowFocus: true,
  }))
  return (
    <div class="page">
      <Head title={text.common.assistants.connections} hidden />
      <div class="letter connections">
        <header class="stack">
          <h1 tabindex="-1" id="connections-title">
            {text.common.assistants.connections}
          </h1>
          <p class="lead">{text.agents.connections.lead}</p>
          <p>
            <a class="button" href={to.proposals()}>
              {text.agents.connections.proposals}
            </a>
          </p>
        </header>
        <Answer of={connections} pending={<LetterSkeleton />}>
          {(list) => (
            <Show
              when={list().length > 0}
              fallback={
                <EmptyState
                  title={text.agents.connections.empty}
                  hint={text.agents.connections.emptyHint}
                />
              }
            >
              <div class="connection-cards">
                <For each={list().map((one) => one.grantId)}>
                  {(grantId) => (
                    <Show when={list().find((one) => one.grantId === grantId)}>
                      {(connection) => <ConnectionCard of={connection()} />}
                    </Show>
                  )}
                </For>
              </div>
            </Show>
          )}
        </Answer>
        <Show
          when={!me.data?.demo}
          fallback={<NeedsRegistering what={text.person.demo.agents} returnTo={to.connections()} />}
        >
          <ConnectHow />
        </Show>
      </div>
    </div>
  )
}
