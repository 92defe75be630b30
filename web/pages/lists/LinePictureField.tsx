import { useQueryClient } from '@tanstack/solid-query'
import { Camera, RotateCcw, Trash2 } from 'lucide'
import { createSignal, onCleanup, Show } from 'solid-js'
import type { LinePicture, ListLine } from '../../../shared/wire/shopping.ts'
import { useApi, useText } from '../../application.ts'
import { useQueue } from '../../changes/useQueue.ts'
import '../../components/button.css'
import { Icon } from '../../components/Icon.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import { useAttempt } from '../../session/attempt.ts'
import { PhotoRefusal, sendPhoto } from '../../session/sendPhoto.ts'
import { useToast } from '../../toasts/Toast.tsx'
import './linePictures.css'
import { FileField } from '../../components/FileField.tsx'
import { refreshLists } from './listQuery.ts'

/** A photo of the thing that is meant. It is sent as soon as it is chosen, and can be taken back. */
export function LinePictureField(props: { line: ListLine; name: string }) {
  const { lists, common } = useText()
  const words = lists.picture
  const api = useApi()
  const toast = useToast()
  const queue = useQueue()
  const queries = useQueryClient()
  const attempt = useAttempt('lists', () => refreshLists(queries))
  const [shown, setShown] = createSignal(props.line.picture)
  const [sending, setSending] = createSignal(false)
  const [problem, setProblem] = createSignal<string>()
  // What could not be sent is kept here: a photo may stand nowhere else.
  const [unsent, setUnsent] = createSignal<File>()
  const never = new AbortController().signal
  let open = true
  onCleanup(() => {
    open = false
  })
  let field: HTMLInputElement | undefined
  const { id } = props.line

  const set = async (picture: LinePicture | null) => {
    const pictureId = picture?.id ?? null
    const done = await attempt(() => api.lists.setPicture.mutate({ id, pictureId }))
    if (done) setShown(picture)
    return done
  }
  const tell = (message: string, before: LinePicture | null) =>
    toast({ message, action: { label: common.undo, run: () => void set(before) } })
  const remove = async () => {
    const before = shown()
    if (await set(null)) tell(words.removed(props.name), before)
  }
  const send = async (file: File | undefined) => {
    if (!file) return
    const before = shown()
    setProblem(undefined)
    setUnsent(undefined)
    setSending(true)
    try {
      // A line that was just typed may be on its way.
      await queue.arrived()
      const address = `/photos/of-line/${id}`
      setShown(await sendPhoto<LinePicture>(file, null, () => {}, never, address))
      tell(words.added(props.name), before)
      await refreshLists(queries)
    } catch (error) {
      const why = (error instanceof PhotoRefusal && error.message) || words.failed
      // Whoever has closed the window meanwhile is told over the page.
      if (!open) toast({ message: why })
      setUnsent(file)
      setProblem(why)
    } finally {
      setSending(false)
    }
  }

  return (
    <div class="picture-field">
      <Show when={shown()}>
        {(picture) => (
          <>
            <img src={picture().small} alt={words.of(props.name)} />
            <IconButton icon={Trash2} label={words.remove} press={remove} />
          </>
        )}
      </Show>
      <button type="button" class="button" disabled={sending()} onClick={() => field?.click()}>
        <Icon of={Camera} />
        {sending() ? words.sending : shown() ? words.other : words.add}
      </button>
      <Show when={unsent()}>
        {(file) => (
          <button type="button" class="button" onClick={() => void send(file())}>
            <Icon of={RotateCcw} />
            {words.again}
          </button>
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
        label={words.add}
        accept="image/*"
        choose={([file]) => void send(file)}
      />
    </div>
  )
}
