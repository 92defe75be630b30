import { For } from 'solid-js'
import { useText } from '../application.ts'
import { Skeleton } from './Skeleton.tsx'

/** The shape of a page of cards. */
export function CardSkeletons(props: { count: number }) {
  const text = useText()
  return (
    <div role="status" aria-label={text.common.loading}>
      <div class="cards" aria-hidden="true">
        <For each={Array.from({ length: props.count })}>
          {() => (
            <div class="card">
              <Skeleton shape="picture" />
              <div class="caption">
                <Skeleton shape="title" width="long" />
                <Skeleton shape="line" width="short" />
                <Skeleton shape="line" width="half" />
              </div>
            </div>
          )}
        </For>
      </div>
    </div>
  )
}
