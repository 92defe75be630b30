import { createUniqueId, For } from 'solid-js'
import { reportReasons } from '../../../shared/wire/report-reasons.ts'
import { useApi, useText } from '../../application.ts'
import '../../components/button.css'
import { Dialog } from '../../components/Dialog.tsx'
import '../../components/field.css'
import { useErrorToast } from '../../session/errorToast.ts'
import { useToast } from '../../toasts/Toast.tsx'
import './reportDialog.css'

const longestNote = 1000

/** A reason, and words if there are any; whoever runs the feed reads both. */
export default function ReportDialog(props: {
  publicationId: string
  /** Of what somebody said under the dish, when it is about that. */
  comment?: { id: string; title: string }
  close: () => void
}) {
  const words = useText().dish.report
  const api = useApi()
  const toast = useToast()
  const sorry = useErrorToast()
  const noteId = createUniqueId()
  const send = async (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const reason = reportReasons.find((one) => one === said.get('reason')) ?? 'other'
    const note = String(said.get('note') ?? '')
    try {
      await api.feed.report.mutate({
        publicationId: props.publicationId,
        commentId: props.comment?.id,
        reason,
        note,
      })
      props.close()
      toast({ message: words.sent })
    } catch (error) {
      // What was written stays in the window.
      sorry(error)
    }
  }
  return (
    <Dialog title={props.comment?.title ?? words.title} close={props.close}>
      <form class="stack report" onSubmit={send}>
        <fieldset>
          <legend class="visually-hidden">{props.comment?.title ?? words.title}</legend>
          <For each={reportReasons}>
            {(reason) => (
              <label>
                <input type="radio" name="reason" value={reason} required />
                {words.reasons[reason]}
              </label>
            )}
          </For>
        </fieldset>
        <div class="field">
          <label for={noteId}>{words.note}</label>
          <textarea id={noteId} class="input" name="note" rows="3" maxlength={longestNote} />
        </div>
        <button type="submit" class="button primary">
          {words.send}
        </button>
      </form>
    </Dialog>
  )
}
