import { useParams } from '@solidjs/router'
import { Show } from 'solid-js'
import { useText } from '../../application.ts'
import { QueueNotice } from '../../changes/QueueNotice.tsx'
import { useQueue } from '../../changes/useQueue.ts'
import { Answer } from '../../components/Answer.tsx'
import { Registered } from '../../components/Registered.tsx'
import { Head } from '../../head/Head.tsx'
import { present } from '../../session/present.ts'
import { ListElsewhere } from './ListElsewhere.tsx'
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
                <ListElsewhere id={params.id ?? ''} />
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
