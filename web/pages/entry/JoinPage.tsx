import { useLocation } from '@solidjs/router'
import { useQuery } from '@tanstack/solid-query'
import { Link2Off } from 'lucide'
import { Show } from 'solid-js'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { Outcome } from '../../components/Outcome.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { gone, orGone } from '../../session/orGone.ts'
import { EntryPage } from './EntryPage.tsx'
import { Invitation } from './Invitation.tsx'

export default function JoinPage() {
  const text = useText()
  const api = useApi()
  const location = useLocation()
  const token = () => String(location.query['token'] ?? '')
  const invitation = useQuery(() => ({
    queryKey: ['kitchens', 'invitation', token()] as const,
    queryFn: () => orGone(api.kitchens.invitation.query({ token: token() })),
  }))
  return (
    <EntryPage
      title={text.entry.join.title}
      heading={text.entry.join.heading}
      accent={text.entry.join.accent}
    >
      <Answer of={invitation} pending={<Skeleton shape="title" width="long" />}>
        {(answer) => {
          const found = () => {
            const value = answer()
            return value === gone ? undefined : value
          }
          return (
            <Show
              when={found()}
              fallback={
                <Outcome
                  icon={Link2Off}
                  bad
                  title={text.entry.join.gone}
                  hint={text.entry.join.goneHint}
                >
                  <a class="button primary" href={to.feed()}>
                    {text.states.toFeed}
                  </a>
                </Outcome>
              }
            >
              {(view) => <Invitation of={view()} token={token()} />}
            </Show>
          )
        }}
      </Answer>
    </EntryPage>
  )
}
