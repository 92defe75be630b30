import { ImagePlus, X } from 'lucide'
import { createSignal, For, onCleanup, Show } from 'solid-js'
import { mostMorePhotos } from '../../../shared/wire/recipe-details.ts'
import { useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import { useToast } from '../../toasts/Toast.tsx'
import { useComposing } from './composing.ts'
import './moreField.css'
import { FileField } from '../../components/FileField.tsx'
import { PhotoRefusal, sendPhoto } from '../../session/sendPhoto.ts'

/** Photos besides the first, whole as they are; offered once there is a first. */
export function MorePhotos() {
  const text = useText()
  const toast = useToast()
  const { draft, change, announce } = useComposing()
  const [busy, setBusy] = createSignal(false)
  const [problem, setProblem] = createSignal<string>()
  const photos = () => draft.more.photos
  const sending = new AbortController()
  let field: HTMLInputElement | undefined
  onCleanup(() => sending.abort())

  const add = async (files: readonly File[]) => {
    setBusy(true)
    setProblem(undefined)
    try {
      for (const file of files.slice(0, mostMorePhotos - photos().length)) {
        const photo = await sendPhoto(file, null, () => {}, sending.signal)
        change('more', 'photos', (before) => [...before, photo])
        announce(text.composer.photoTaken)
      }
    } catch (error) {
      if (sending.signal.aborted) return
      const said = error instanceof PhotoRefusal && error.message
      setProblem(said || text.composer.photoFailed)
    } finally {
      setBusy(false)
    }
  }
  const remove = (at: number) => {
    const before = photos().map((photo) => ({ ...photo }))
    change('more', 'photos', before.toSpliced(at, 1))
    const restore = () => change('more', 'photos', before)
    toast({
      message: text.composer.photoRemoved,
      action: { label: text.common.undo, run: restore },
    })
  }

  return (
    <Show when={draft.photo || photos().length > 0}>
      <section class="photo-field" aria-label={text.composer.morePhotos}>
        <ul class="more-photos">
          <For each={photos()}>
            {(photo, index) => (
              <li>
                <img src={photo.small} alt="" width="88" height="88" />
                <IconButton
                  icon={X}
                  label={text.composer.morePhotoRemove(index() + 2)}
                  press={() => remove(index())}
                />
              </li>
            )}
          </For>
        </ul>
        <Show when={problem()}>
          {(sentence) => (
            <p class="small problem" role="alert">
              {sentence()}
            </p>
          )}
        </Show>
        <Show when={photos().length < mostMorePhotos}>
          <button
            type="button"
            class="button quiet"
            disabled={busy()}
            onClick={() => field?.click()}
          >
            <Icon of={ImagePlus} />
            {busy() ? text.composer.photoSending : text.composer.morePhotos}
          </button>
        </Show>
        <FileField
          ref={(one) => {
            field = one
          }}
          label={text.composer.morePhotos}
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif,image/*"
          choose={(files) => void add(files)}
        />
      </section>
    </Show>
  )
}
