import { For } from 'solid-js'
import { useText } from '../../application.ts'
import { Skeleton } from '../../components/Skeleton.tsx'

export function ImportSkeleton() {
  const text = useText()
  return (
    <div role="status" aria-label={text.common.loading}>
      <div class="stack" aria-hidden="true">
        <Skeleton shape="title" width="long" />
        <For each={Array.from({ length: 5 })}>{() => <Skeleton shape="line" width="half" />}</For>
      </div>
    </div>
  )
}
