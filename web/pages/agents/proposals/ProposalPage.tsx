import { useParams } from '@solidjs/router'
import { useQuery } from '@tanstack/solid-query'
import { Show } from 'solid-js'
import { to } from '../../../addresses.ts'
import { useApi, useText } from '../../../application.ts'
import { Answer } from '../../../components/Answer.tsx'
import { Registered } from '../../../components/Registered.tsx'
import { GonePage } from '../../../components/states/GonePage.tsx'
import { orGone } from '../../../session/orGone.ts'
import { present } from '../../../session/present.ts'
import { LetterSkeleton } from '../LetterSkeleton.tsx'
import { ProposalLetter } from './ProposalLetter.tsx'
import { proposalKey } from './proposalKey.ts'

/** One proposal, as a letter to the person. Opening it changes nothing. */
export default function ProposalPage() {
  const text = useText()
  return (
    <Registered title={text.common.assistants.proposals} pending={<LetterSkeleton />}>
      <Found />
    </Registered>
  )
}

function Found() {
  const text = useText()
  const api = useApi()
  const params = useParams<{ id: string }>()
  const proposal = useQuery(() => ({
    queryKey: proposalKey(params.id),
    queryFn: () => orGone(api.proposals.get.query({ id: params.id.slice(0, 60) })),
    staleTime: 0,
  }))
  return (
    <Answer of={proposal} pending={<LetterSkeleton />}>
      {(answer) => (
        <Show
          when={present(answer())}
          fallback={
            <GonePage
              title={text.agents.proposal.missing}
              hint={text.agents.proposal.missingHint}
              on={{ href: to.proposals(), label: text.agents.proposal.all }}
            />
          }
        >
          {(found) => <ProposalLetter of={found()} />}
        </Show>
      )}
    </Answer>
  )
}
