import { FileUp } from 'lucide'
import { createSignal, Show } from 'solid-js'
import { useText } from '../../application.ts'
import '../../components/button.css'
import { FileField } from '../../components/FileField.tsx'
import { Icon } from '../../components/Icon.tsx'
import { StitchProgress } from '../../components/StitchProgress.tsx'
import type { Bringing } from './bringing.ts'
import { Refusals } from './Refusals.tsx'

/** Where files are dropped or chosen: the first ones, or more that join them. */
export function FilePicker(props: { bringing: Bringing; more?: boolean }) {
  const text = useText()
  const bring = (files: readonly File[]) => void props.bringing.bring(files)
  const [over, setOver] = createSignal(false)
  let field: HTMLInputElement | undefined
  return (
    <section
      class="drop-zone"
      classList={{ over: over(), small: props.more ?? false }}
      aria-label={text.imports.choose}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        bring([...(event.dataTransfer?.files ?? [])])
      }}
    >
      <Show
        when={props.bringing.underway()}
        fallback={
          <>
            <Show when={!props.more}>
              <p class="drop-word">{text.imports.drop}</p>
            </Show>
            <button
              type="button"
              class="button"
              classList={{ primary: !props.more, large: !props.more }}
              onClick={() => field?.click()}
            >
              <Icon of={FileUp} />
              {!props.more ? text.imports.choose : text.imports.more}
            </button>
            <Show when={!props.more}>
              <p class="small muted">{text.imports.limits}</p>
            </Show>
          </>
        }
      >
        {(file) => {
          const sent = () => file().part >= 1
          const label = () =>
            sent() ? text.imports.reading(file().name) : text.imports.sending(file().name)
          return (
            <div class="underway stack" role="status">
              <p>{label()}</p>
              <StitchProgress value={file().part * 0.9} label={label()} />
            </div>
          )
        }}
      </Show>
      <Show when={!props.more}>
        <Refusals of={props.bringing.refusals()} />
      </Show>
      <FileField
        ref={(one) => {
          field = one
        }}
        label={text.imports.choose}
        multiple
        choose={bring}
      />
    </section>
  )
}
