import { Download } from 'lucide'
import { Show } from 'solid-js'
import { to } from '../../addresses.ts'
import { useText } from '../../application.ts'
import { CardSkeletons } from '../../components/CardSkeletons.tsx'
import { Icon } from '../../components/Icon.tsx'
import { useNextPage } from '../../components/nextPage.ts'

/** The lower edge of the shelf: near it the next page comes by itself; at its end one’s own can be taken along. */
export function MoreOwn(props: {
  own: boolean
  more: boolean
  loading: boolean
  fetch: () => void
}) {
  const text = useText()
  let edge: HTMLDivElement | undefined
  useNextPage(() => edge, {
    more: () => props.more,
    loading: () => props.loading,
    fetch: () => props.fetch(),
  })
  return (
    <div class="more" ref={edge}>
      <Show when={props.loading}>
        <CardSkeletons count={3} />
      </Show>
      <Show
        when={props.more}
        fallback={
          <Show when={props.own}>
            <a class="button quiet" href={to.exportedRecipes()} download="">
              <Icon of={Download} />
              {text.mine.exportAll}
            </a>
          </Show>
        }
      >
        <button type="button" class="button" disabled={props.loading} onClick={() => props.fetch()}>
          {text.mine.more}
        </button>
      </Show>
    </div>
  )
}
