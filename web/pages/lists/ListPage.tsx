import { useParams } from '@solidjs/router'
import { Show } from 'solid-js'
import { to } from '../../addresses.ts'
import { useText } from '../../application.ts'
import { QueueNotice } from '../../changes/QueueNotice.tsx'
import { useQueue } from '../../changes/useQueue.ts'
import { Answer } from '../../components/Answer.tsx'
import { Registered } from '../../components/Registered.tsx'
import { GonePage } from '../../components/states/GonePage.tsx'
import { Head } from '../../head/Head.tsx'
import { present } from '../../session/present.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { ListView } from './ListView.tsx'
import { useList } from './listQuery.ts'

export default function ListPage() {
  const { lists } = useText()
  const params = useParams<{ id?: string }>()
  return (
    <Registered trial={!params.id} title={lists.title} pending={<ListSkeleton />}>
      <Found />
    </Registered>
  )

  function Found() {
    const page = useList(() => params.id)
    const queue = useQueue()
    return (
      <Answer of={page} pending={<ListSkeleton />}>
        {(answer) => (
          <Show
            when={present(answer())}
            fallback={
              <>
                <GonePage
                  title={lists.gone}
                  hint={lists.goneHint}
                  on={{ href: to.lists(), label: lists.all.open }}
                />
                <div class="page">
                  <QueueNotice queue={queue} topic="lists" words={lists.changes} />
                </div>
              </>
            }
          >
            {(found) => (
              <>
                <Head title={found().open?.name ?? lists.title} hidden />
                <ListView page={found()} />
              </>
            )}
          </Show>
        )}
      </Answer>
    )
  }
}
