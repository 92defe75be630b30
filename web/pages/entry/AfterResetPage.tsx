import { useQuery } from '@tanstack/solid-query'
import { Show } from 'solid-js'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { Registered } from '../../components/Registered.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { EndedList } from './EndedList.tsx'
import { EntryPage } from './EntryPage.tsx'
import { KeepOrEnd } from './KeepOrEnd.tsx'

/** After a new password by mail: what it ended, and what still has access, to keep or to end. */
export default function AfterResetPage() {
  const text = useText()
  return (
    <EntryPage
      title={text.entry.afterReset.title}
      heading={text.entry.afterReset.heading}
      accent={text.entry.afterReset.accent}
    >
      <Registered title={text.entry.afterReset.title} pending={<Skeleton shape="title" />}>
        <Report />
      </Registered>
    </EntryPage>
  )
}

function Report() {
  const text = useText()
  const api = useApi()
  const report = useQuery(() => ({
    queryKey: ['people', 'afterReset'] as const,
    // A query may not answer with nothing, and a session that no reset began has nothing to say.
    queryFn: async () => (await api.people.afterReset.query()) ?? ('nothing' as const),
  }))
  return (
    <Answer of={report} pending={<Skeleton shape="title" width="long" />}>
      {(answer) => {
        const known = () => {
          const view = answer()
          return view === 'nothing' ? undefined : view
        }
        const left = () => known()?.left
        const some = () => {
          const { agents = [], passkeys = [], services = [] } = left() ?? {}
          return agents.length + passkeys.length + services.length > 0
        }
        return (
          <>
            <p class="lead">
              {known()?.more ? text.entry.afterReset.first : text.entry.afterReset.known}
            </p>
            <Show when={known()}>{(view) => <EndedList of={view()} />}</Show>
            <Show when={known()?.more}>
              <p>{text.entry.afterReset.stays}</p>
            </Show>
            <Show
              when={some() ? left() : undefined}
              fallback={
                <div class="row">
                  <a class="button primary" href={to.feed()}>
                    {text.entry.afterReset.onward}
                  </a>
                  <a class="button quiet" href={to.settings()}>
                    {text.entry.afterReset.settings}
                  </a>
                </div>
              }
            >
              {(view) => <KeepOrEnd of={view()} />}
            </Show>
          </>
        )
      }}
    </Answer>
  )
}
