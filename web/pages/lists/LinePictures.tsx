import { createSignal, For, Show } from 'solid-js'
import { useText } from '../../application.ts'
import { Dialog } from '../../components/Dialog.tsx'
import './linePictures.css'
import type { ShownRow } from './shownRow.ts'

/** What somebody photographed of the thing that is meant: small beside the row, large when it is pressed. */
export function LinePictures(props: { row: ShownRow }) {
  const { picture } = useText().lists
  const shown = () => props.row.lines.flatMap((line) => line.picture ?? [])
  const [large, setLarge] = createSignal(false)
  return (
    <Show when={shown()[0]}>
      {(first) => (
        <>
          <button
            type="button"
            class="line-picture"
            aria-label={picture.of(props.row.name)}
            onClick={() => setLarge(true)}
          >
            <img src={first().small} alt="" loading="lazy" />
          </button>
          <Show when={large()}>
            <Dialog title={props.row.name} close={() => setLarge(false)}>
              <div class="stack">
                <Show when={props.row.remark}>{(words) => <p>{words()}</p>}</Show>
                <For each={shown()}>
                  {(one) => (
                    <img class="large-picture" src={one.large} alt={picture.of(props.row.name)} />
                  )}
                </For>
              </div>
            </Dialog>
          </Show>
        </>
      )}
    </Show>
  )
}
