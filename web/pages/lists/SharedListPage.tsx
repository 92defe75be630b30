import { useLocation } from '@solidjs/router'
import { useQuery } from '@tanstack/solid-query'
import { Show } from 'solid-js'
import { useApi, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { GonePage } from '../../components/states/GonePage.tsx'
import { Head } from '../../head/Head.tsx'
import { orGone } from '../../session/orGone.ts'
import { present } from '../../session/present.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { SharedListView } from './SharedListView.tsx'
import { sharedKey } from './sharedQuery.ts'

const often = 15_000

/** A list that somebody was sent the link of: they read it and tick, whoever they are. */
export default function SharedListPage() {
  const { lists } = useText()
  const api = useApi()
  const location = useLocation()
  const secret = () => String(location.query['key'] ?? '')
  const list = useQuery(() => ({
    queryKey: [...sharedKey, secret()] as const,
    queryFn: () => orGone(api.lists.readShared.query({ key: secret() })),
    staleTime: 0,
    refetchOnWindowFocus: 'always' as const,
    refetchInterval: often,
  }))
  return (
    <Answer of={list} pending={<ListSkeleton />}>
      {(answer) => (
        <Show
          when={present(answer())}
          fallback={<GonePage title={lists.shared.gone} hint={lists.shared.goneHint} />}
        >
          {(found) => (
            <>
              <Head title={found().name} hidden />
              <SharedListView of={found()} secret={secret()} />
            </>
          )}
        </Show>
      )}
    </Answer>
  )
}
