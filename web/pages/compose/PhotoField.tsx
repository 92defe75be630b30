import { Camera, Trash2 } from 'lucide'
import { createSignal, onCleanup, Show } from 'solid-js'
import { wovenAddress } from '../../../shared/woven/address.ts'
import { useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import { photoSizes } from '../../components/photoSizes.ts'
import { StitchProgress } from '../../components/StitchProgress.tsx'
import '../../components/recipePicture.css'
import { FileField } from '../../components/FileField.tsx'
import { PhotoRefusal, sendPhoto } from '../../session/sendPhoto.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { CropDialog } from './CropDialog.tsx'
import { useComposing } from './composing.ts'
import type { Crop } from './crop.ts'
import './photoField.css'

const largest = 15 * 1024 * 1024

/** The photo of the dish; until there is one, the picture that its ingredients weave. */
export function PhotoField() {
  const text = useText()
  const toast = useToast()
  const { draft, change, understanding, announce } = useComposing()
  const [chosen, setChosen] = createSignal<File>()
  const [sent, setSent] = createSignal<number>()
  const [problem, setProblem] = createSignal<string>()
  let field: HTMLInputElement | undefined
  let sending: AbortController | undefined
  onCleanup(() => sending?.abort())

  const choose = (file: File | undefined) => {
    if (!file) return
    setProblem(file.size > largest ? text.composer.photoTooLarge : undefined)
    if (file.size <= largest) setChosen(file)
  }
  const send = async (file: File, crop: Crop) => {
    setChosen(undefined)
    setProblem(undefined)
    setSent(0)
    sending = new AbortController()
    const { signal } = sending
    try {
      change('photo', await sendPhoto(file, crop, setSent, signal))
      announce(text.composer.photoTaken)
    } catch (error) {
      if (signal.aborted) return
      const said = error instanceof PhotoRefusal && error.message
      setProblem(said || text.composer.photoFailed)
    } finally {
      setSent(undefined)
    }
  }
  const remove = () => {
    const { photo } = draft
    change('photo', null)
    const restore = () => change('photo', photo)
    toast({
      message: text.composer.photoRemoved,
      action: { label: text.common.undo, run: restore },
    })
  }

  return (
    <section
      class="photo-field"
      aria-label={text.composer.photo}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        choose(event.dataTransfer?.files[0])
      }}
    >
      <Picture woven={understanding()?.woven} photo={draft.photo?.medium} />
      <Show
        when={sent() !== undefined}
        fallback={
          <>
            <Show when={!draft.photo}>
              <p class="small muted">{text.composer.photoNone}</p>
            </Show>
            <Show when={problem()}>
              {(sentence) => (
                <p class="small problem" role="alert">
                  {sentence()}
                </p>
              )}
            </Show>
            <div class="row tight">
              <button type="button" class="button grow" onClick={() => field?.click()}>
                <Icon of={Camera} />
                {draft.photo ? text.composer.photoChange : text.composer.photoAdd}
              </button>
              <Show when={draft.photo}>
                <IconButton icon={Trash2} label={text.composer.photoRemove} press={remove} />
              </Show>
            </div>
          </>
        }
      >
        <p class="small muted">{text.composer.photoSending}</p>
        <StitchProgress value={sent() ?? 0} label={text.composer.photoSending} />
        <button type="button" class="button" onClick={() => sending?.abort()}>
          {text.common.cancel}
        </button>
      </Show>
      <FileField
        ref={(one) => {
          field = one
        }}
        label={text.composer.photoAdd}
        accept="image/jpeg,image/png,image/webp,image/avif,image/*"
        choose={([file]) => choose(file)}
      />
      <Show when={chosen()} keyed>
        {(file) => (
          <CropDialog
            file={file}
            take={(crop) => void send(file, crop)}
            close={() => setChosen(undefined)}
            unreadable={() => {
              setChosen(undefined)
              setProblem(text.composer.photoUnreadable)
            }}
          />
        )}
      </Show>
    </section>
  )
}

function Picture(props: { woven: string | undefined; photo: string | undefined }) {
  const address = () => {
    if (props.photo) return photoSizes(props.photo).medium
    if (!props.woven) return wovenAddress('new', '4x3')
    return `data:image/svg+xml,${encodeURIComponent(props.woven)}`
  }
  return (
    <span class="picture">
      <img src={address()} alt="" width="800" height="600" decoding="async" />
    </span>
  )
}
