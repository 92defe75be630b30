import { useInfiniteQuery } from '@tanstack/solid-query'
import { For, Show } from 'solid-js'
import { to } from '../../../addresses.ts'
import { useApi, useText } from '../../../application.ts'
import { Answer } from '../../../components/Answer.tsx'
import '../../../components/button.css'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Registered } from '../../../components/Registered.tsx'
import { Head } from '../../../head/Head.tsx'
import { LetterSkeleton } from '../LetterSkeleton.tsx'
import '../letter.css'
import { ProposalRow } from './ProposalRow.tsx'
import './proposals.css'

export default function ProposalsPage() {
  const text = useText()
  return (
    <Registered title={text.common.assistants.proposals} pending={<LetterSkeleton />}>
      <Inbox />
    </Registered>
  )
}

/** What waits for the person, then what has been decided. */
function Inbox() {
  const text = useText()
  return (
    <div class="page">
      <Head title={text.common.assistants.proposals} hidden />
      <div class="letter">
        <header class="stack">
          <h1>{text.common.assistants.proposals}</h1>
          <p class="lead">{text.agents.proposals.lead}</p>
          <p>
            <a class="button" href={to.connections()}>
              {text.agents.proposals.toConnections}
            </a>
          </p>
        </header>
        <Rows waiting />
        <Rows waiting={false} />
      </div>
    </div>
  )
}

function Rows(props: { waiting: boolean }) {
  const text = useText()
  const api = useApi()
  const pages = useInfiniteQuery(() => ({
    queryKey: ['proposals', 'list', props.waiting] as const,
    queryFn: ({ pageParam }: { pageParam: string | undefined }) =>
      api.proposals.list.query({
        waiting: props.waiting,
        limit: 30,
        ...(pageParam && { cursor: pageParam }),
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 0,
    refetchOnWindowFocus: true,
  }))
  const titleId = () => (props.waiting ? 'waiting' : 'decided')
  return (
    <Answer of={pages} pending={<LetterSkeleton />}>
      {(data) => {
        const items = () => data().pages.flatMap((page) => page.items)
        return (
          <Show when={items().length > 0} fallback={props.waiting && <NothingWaits />}>
            <section aria-labelledby={titleId()}>
              <h2 id={titleId()}>
                {props.waiting ? text.agents.proposals.waiting : text.agents.proposals.decided}
              </h2>
              <ul class="proposal-rows">
                <For each={items()}>
                  {(item) => (
                    <li>
                      <ProposalRow of={item} />
                    </li>
                  )}
                </For>
              </ul>
              <Show when={pages.hasNextPage}>
                <button
                  type="button"
                  class="button"
                  aria-busy={pages.isFetchingNextPage}
                  onClick={() => !pages.isFetchingNextPage && pages.fetchNextPage()}
                >
                  {text.agents.proposals.more}
                </button>
              </Show>
            </section>
          </Show>
        )
      }}
    </Answer>
  )
}

function NothingWaits() {
  const text = useText()
  return <EmptyState title={text.agents.proposals.empty} hint={text.agents.proposals.emptyHint} />
}
