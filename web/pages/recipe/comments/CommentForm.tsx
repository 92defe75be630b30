import { createSignal, createUniqueId, Show } from 'solid-js'
import {
  type CommentSaid,
  type CommentView,
  longestComment,
} from '../../../../shared/wire/comments.ts'
import { useText } from '../../../application.ts'
import '../../../components/field.css'
import { GrowingText } from '../../../components/GrowingText.tsx'
import { saidOf } from '../../../session/said.ts'
import { CommentPhoto } from './CommentPhoto.tsx'

/** Words, whether it was cooked, and a photo; what could not be sent stays as it was typed. */
export function CommentForm(props: {
  of?: CommentView
  send: (said: CommentSaid) => Promise<unknown>
  cancel?: () => void
}) {
  const text = useText()
  const words = text.comments
  const id = createUniqueId()
  const [said, setSaid] = createSignal(props.of?.text ?? '')
  const [cooked, setCooked] = createSignal(props.of?.cooked ?? false)
  const [photo, setPhoto] = createSignal(props.of?.photo ?? null)
  const [busy, setBusy] = createSignal(false)
  const [failure, setFailure] = createSignal<string>()

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy()) return
    setBusy(true)
    setFailure(undefined)
    try {
      await props.send({ text: said(), cooked: cooked(), photoId: photo()?.id ?? null })
      setSaid('')
      setCooked(false)
      setPhoto(null)
    } catch (error) {
      setFailure(saidOf(error, text))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form class="stack comment-form" onSubmit={submit}>
      <div class="field">
        <label for={id}>{words.label}</label>
        <GrowingText
          id={id}
          class="input"
          rows="3"
          maxlength={longestComment}
          placeholder={words.placeholder}
          value={said()}
          onInput={(event) => {
            setSaid(event.currentTarget.value)
            setFailure(undefined)
          }}
        />
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={cooked()}
          onChange={(event) => setCooked(event.currentTarget.checked)}
        />
        {words.cooked}
      </label>
      <CommentPhoto photo={photo()} change={setPhoto} busy={setBusy} />
      <Show when={failure()}>
        {(sentence) => (
          <p class="small problem" role="alert">
            {sentence()}
          </p>
        )}
      </Show>
      <div class="row tight">
        <button type="submit" class="button primary" disabled={busy()}>
          {props.of ? words.save : words.send}
        </button>
        <Show when={props.cancel}>
          {(cancel) => (
            <button type="button" class="button" onClick={() => cancel()()}>
              {text.common.cancel}
            </button>
          )}
        </Show>
      </div>
    </form>
  )
}
