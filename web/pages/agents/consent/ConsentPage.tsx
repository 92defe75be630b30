import { useLocation } from '@solidjs/router'
import { useQuery } from '@tanstack/solid-query'
import { Show } from 'solid-js'
import { useApi, useText } from '../../../application.ts'
import { Answer } from '../../../components/Answer.tsx'
import { Registered } from '../../../components/Registered.tsx'
import { GonePage } from '../../../components/states/GonePage.tsx'
import { orGone } from '../../../session/orGone.ts'
import { present } from '../../../session/present.ts'
import { LetterSkeleton } from '../LetterSkeleton.tsx'
import { ConsentLetter } from './ConsentLetter.tsx'

/** Where a program's request to be let in is decided. Opening the page decides nothing. */
export default function ConsentPage() {
  const text = useText()
  return (
    <Registered title={text.agents.consent.title} pending={<LetterSkeleton />}>
      <Asked />
    </Registered>
  )
}

function Asked() {
  const text = useText()
  const api = useApi()
  const location = useLocation()
  const requestId = () => String(location.query['request'] ?? '')
  const request = useQuery(() => ({
    queryKey: ['agents', 'consent', requestId()] as const,
    queryFn: () => orGone(api.agents.consent.query({ requestId: requestId().slice(0, 60) })),
    // Asked again after the decision, the server would rightly know of no such request.
    staleTime: Number.POSITIVE_INFINITY,
  }))
  return (
    <Answer of={request} pending={<LetterSkeleton />}>
      {(answer) => (
        <Show
          when={present(answer())}
          fallback={
            <GonePage title={text.agents.consent.gone} hint={text.agents.consent.goneHint} />
          }
        >
          {(view) => <ConsentLetter of={view()} />}
        </Show>
      )}
    </Answer>
  )
}
