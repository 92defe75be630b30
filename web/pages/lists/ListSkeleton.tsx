import { Index } from 'solid-js'
import { useText } from '../../application.ts'
import { Skeleton } from '../../components/Skeleton.tsx'
import './lists.css'

/** The shape of a list that is coming. */
export function ListSkeleton() {
  const text = useText()
  return (
    <div class="page list-page" role="status">
      <span class="visually-hidden">{text.common.loading}</span>
      <div class="stack" aria-hidden="true">
        <Skeleton shape="title" width="half" />
        <Index each={['long', 'half', 'long', 'short', 'half', 'long'] as const}>
          {(width) => <Skeleton shape="line" width={width()} />}
        </Index>
      </div>
    </div>
  )
}
