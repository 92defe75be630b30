import { Camera, Trash2 } from 'lucide'
import { createSignal, onCleanup, Show } from 'solid-js'
import type { Photo } from '../../../../shared/wire/recipes.ts'
import { useText } from '../../../application.ts'
import { FileField } from '../../../components/FileField.tsx'
import { Icon } from '../../../components/Icon.tsx'
import { IconButton } from '../../../components/IconButton.tsx'
import { PhotoRefusal, sendPhoto } from '../../../session/sendPhoto.ts'

/** A photo of how it came out, sent as soon as it is chosen. */
export function CommentPhoto(props: {
  photo: Photo | null
  change: (photo: Photo | null) => void
  busy: (busy: boolean) => void
}) {
  const words = useText().comments
  const [sending, setSending] = createSignal(false)
  const [problem, setProblem] = createSignal<string>()
  const leaving = new AbortController()
  onCleanup(() => leaving.abort())
  let field: HTMLInputElement | undefined

  const send = async (file: File | undefined) => {
    if (!file) return
    setProblem(undefined)
    setSending(true)
    props.busy(true)
    try {
      props.change(await sendPhoto(file, null, () => {}, leaving.signal))
    } catch (error) {
      if (leaving.signal.aborted) return
      setProblem((error instanceof PhotoRefusal && error.message) || words.photoFailed)
    } finally {
      setSending(false)
      props.busy(false)
    }
  }

  return (
    <div class="comment-picture">
      <Show
        when={props.photo}
        fallback={
          <button type="button" class="button" disabled={sending()} onClick={() => field?.click()}>
            <Icon of={Camera} />
            {sending() ? words.sendingPhoto : words.addPhoto}
          </button>
        }
      >
        {(photo) => (
          <p class="row tight">
            <img class="comment-photo" src={photo().small} alt="" />
            <IconButton icon={Trash2} label={words.removePhoto} press={() => props.change(null)} />
          </p>
        )}
      </Show>
      <Show when={problem()}>
        {(sentence) => (
          <p class="small problem" role="alert">
            {sentence()}
          </p>
        )}
      </Show>
      <FileField
        ref={(one) => {
          field = one
        }}
        label={words.addPhoto}
        accept="image/*"
        choose={([file]) => void send(file)}
      />
    </div>
  )
}
