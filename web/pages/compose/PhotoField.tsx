import { Camera, Trash2 } from 'lucide'
import { createSignal, Show } from 'solid-js'
import type { Photo } from '../../../shared/wire/recipes.ts'
import { useText } from '../../application.ts'
import '../../components/button.css'
import { Icon } from '../../components/Icon.tsx'
import { RecipePicture } from '../../components/RecipePicture.tsx'
import { StitchProgress } from '../../components/StitchProgress.tsx'
import { useToast } from '../../components/Toast.tsx'
import { CropDialog } from './CropDialog.tsx'
import { type Crop, UploadRefused, uploadPhoto } from './upload.ts'

/** The recipe's photo: chosen, framed, sent with its progress in sight; without one, a woven picture. */
export function PhotoField(props: {
  seed: string
  photo: Photo | null
  change: (photo: Photo | null) => void
}) {
  const text = useText()
  const toast = useToast()
  const [chosen, setChosen] = createSignal<File>()
  const [sent, setSent] = createSignal<number>()
  let input: HTMLInputElement | undefined

  const unreadable = () => {
    setChosen(undefined)
    toast({ message: text.composer.photoUnreadable })
  }
  const send = async (file: File, crop: Crop) => {
    setChosen(undefined)
    setSent(0)
    try {
      props.change(await uploadPhoto(file, crop, setSent))
    } catch (error) {
      const sentence = error instanceof UploadRefused && error.message
      toast({ message: sentence || text.states.offlineNotice })
    } finally {
      setSent(undefined)
    }
  }
  const remove = () => {
    const before = props.photo
    props.change(null)
    toast({
      message: text.composer.photoRemoved,
      action: { label: text.common.undo, run: () => props.change(before) },
    })
  }

  return (
    <section class="stack photo-field" aria-label={text.composer.photo}>
      <RecipePicture
        publicationId={props.seed}
        photoUrl={props.photo?.medium ?? null}
        sizes="(width >= 64rem) 20rem, 94vw"
      />
      <Show when={sent() !== undefined}>
        <StitchProgress value={sent() ?? 0} label={text.composer.photoSending} />
      </Show>
      <Show when={!props.photo}>
        <p class="small muted">{text.composer.photoNone}</p>
      </Show>
      <div class="row tight">
        <button type="button" class="button grow" onClick={() => input?.click()}>
          <Icon of={Camera} />
          {props.photo ? text.composer.photoChange : text.composer.photoAdd}
        </button>
        <Show when={props.photo}>
          <button
            type="button"
            class="icon-button"
            aria-label={text.composer.photoRemove}
            onClick={remove}
          >
            <Icon of={Trash2} />
          </button>
        </Show>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={text.composer.photoAdd}
        onChange={(event) => {
          setChosen(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <Show when={chosen()}>
        {(file) => (
          <CropDialog
            file={file()}
            close={() => setChosen(undefined)}
            done={(crop) => void send(file(), crop)}
            unreadable={unreadable}
          />
        )}
      </Show>
    </section>
  )
}
