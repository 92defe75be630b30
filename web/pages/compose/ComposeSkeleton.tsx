import { For } from 'solid-js'
import { useText } from '../../application.ts'
import { Skeleton } from '../../components/Skeleton.tsx'
import './composePage.css'

/** The shape of a recipe being written. */
export function ComposeSkeleton() {
  const text = useText()
  return (
    <div class="page compose" role="status" aria-label={text.common.loading}>
      <div class="composer" aria-hidden="true">
        <div class="compose-main">
          <Skeleton shape="title" width="long" />
          <For each={Array.from({ length: 6 })}>{() => <Skeleton shape="line" width="half" />}</For>
        </div>
        <div class="compose-side">
          <Skeleton shape="picture" />
        </div>
      </div>
    </div>
  )
}
