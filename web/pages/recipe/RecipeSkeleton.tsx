import { For } from 'solid-js'
import { useText } from '../../application.ts'
import { Skeleton } from '../../components/Skeleton.tsx'
import './recipePage.css'

/** The shape of a recipe. */
export function RecipeSkeleton() {
  const text = useText()
  return (
    <div class="page recipe" role="status" aria-label={text.common.loading}>
      <div class="recipe-head" aria-hidden="true">
        <Skeleton shape="picture" />
        <div class="intro">
          <Skeleton shape="title" width="long" />
          <Skeleton shape="title" width="half" />
          <Skeleton shape="line" width="long" />
          <Skeleton shape="line" width="short" />
        </div>
      </div>
      <div class="recipe-body" aria-hidden="true">
        <For each={[8, 5]}>
          {(lines) => (
            <div class="stack">
              <Skeleton shape="title" width="half" />
              <For each={Array.from({ length: lines })}>
                {() => <Skeleton shape="line" width="long" />}
              </For>
            </div>
          )}
        </For>
      </div>
    </div>
  )
}
