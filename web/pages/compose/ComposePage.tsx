import { useParams } from '@solidjs/router'
import { useQuery } from '@tanstack/solid-query'
import { Show } from 'solid-js'
import { useApi, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { Head } from '../../head/Head.tsx'
import { orGone } from '../../session/orGone.ts'
import { present } from '../../session/present.ts'
import { Registered } from '../../session/Registered.tsx'
import { GonePage } from '../states/GonePage.tsx'
import { Composer } from './Composer.tsx'

export default function ComposePage() {
  const text = useText()
  const params = useParams<{ id?: string }>()
  const pending = () => (
    <div class="page composer" role="status" aria-label={text.common.loading}>
      <Skeleton shape="title" width="long" />
      <Skeleton shape="line" width="half" />
      <Skeleton shape="line" width="long" />
    </div>
  )
  return (
    <Registered title={text.composer.titleNew} pending={pending()}>
      <Show
        when={params.id}
        fallback={
          <>
            <Head title={text.composer.titleNew} hidden />
            <Composer recipe={null} />
          </>
        }
      >
        {(id) => <Edited id={id()} />}
      </Show>
    </Registered>
  )

  function Edited(props: { id: string }) {
    const api = useApi()
    const recipe = useQuery(() => ({
      queryKey: ['recipes', 'edit', props.id] as const,
      queryFn: () => orGone(api.recipes.get.query({ id: props.id })),
      // A form is filled once: what comes later must not overwrite what is being typed.
      staleTime: 0,
      gcTime: 0,
      refetchOnReconnect: false,
    }))
    return (
      <Answer of={recipe} pending={pending()}>
        {(answer) => (
          <Show
            when={present(answer())}
            fallback={<GonePage title={text.mine.gone} hint={text.mine.goneHint} />}
          >
            {(found) => (
              <>
                <Head title={text.composer.titleEdit} hidden />
                <Composer recipe={found()} />
              </>
            )}
          </Show>
        )}
      </Answer>
    )
  }
}
