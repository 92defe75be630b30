import { createSignal, lazy, Show, Suspense } from 'solid-js'
import type { CommentView } from '../../../../shared/wire/comments.ts'
import { to } from '../../../addresses.ts'
import { useApi, useFormat, useText } from '../../../application.ts'
import { Avatar } from '../../../components/Avatar.tsx'
import { photoSizes } from '../../../components/photoSizes.ts'
import { Tag } from '../../../components/Tag.tsx'
import { useErrorToast } from '../../../session/errorToast.ts'
import { useToast } from '../../../toasts/Toast.tsx'
import '../reportOpen.css'
import { CommentForm } from './CommentForm.tsx'

const ReportDialog = lazy(() => import('../ReportDialog.tsx'))

/** What one reader said, and what may be done about it: one's own changed, others' reported. */
export function CommentItem(props: {
  of: CommentView
  publicationId: string
  changed: () => Promise<unknown>
}) {
  const text = useText()
  const words = text.comments
  const format = useFormat()
  const api = useApi()
  const toast = useToast()
  const sorry = useErrorToast()
  const [editing, setEditing] = createSignal(false)
  const [reporting, setReporting] = createSignal(false)
  const name = () => props.of.author.displayName

  const act = async (doIt: () => Promise<unknown>) => {
    try {
      await doIt()
      await props.changed()
    } catch (error) {
      sorry(error)
    }
  }
  const remove = () => {
    const { id } = props.of
    void act(async () => {
      await api.feed.removeComment.mutate({ id })
      toast({
        message: words.removed,
        action: {
          label: text.common.undo,
          run: () => void act(() => api.feed.restoreComment.mutate({ id })),
        },
      })
    })
  }

  return (
    <li class="comment">
      <p class="row tight comment-head">
        <a class="row tight" href={to.author(props.of.author.id)}>
          <Avatar name={name()} />
          {name()}
        </a>
        <Show when={props.of.cooked}>
          <Tag kind="positive">{words.cookedTag}</Tag>
        </Show>
        <span class="muted small">
          <time datetime={props.of.createdAt}>{format.date(Date.parse(props.of.createdAt))}</time>
          {props.of.edited && ` · ${words.edited}`}
        </span>
      </p>
      <Show
        when={!editing()}
        fallback={
          <CommentForm
            of={props.of}
            cancel={() => setEditing(false)}
            send={async (said) => {
              await api.feed.editComment.mutate({ id: props.of.id, ...said })
              await props.changed()
              setEditing(false)
            }}
          />
        }
      >
        <Show when={props.of.text}>
          <p class="comment-text">{props.of.text}</p>
        </Show>
        <Show when={props.of.photo}>
          {(photo) => (
            <a href={photo().large}>
              <img
                class="comment-photo"
                src={photo().small}
                srcset={photoSizes(photo().small).srcset}
                sizes="16rem"
                alt={words.photoOf(name())}
                loading="lazy"
              />
            </a>
          )}
        </Show>
        <p class="row comment-acts muted small">
          <Show when={props.of.mine}>
            <button type="button" class="report-open" onClick={() => setEditing(true)}>
              {words.edit}
            </button>
          </Show>
          <Show when={props.of.removable}>
            <button type="button" class="report-open" onClick={remove}>
              {words.remove}
            </button>
          </Show>
          <Show when={!props.of.mine}>
            <button type="button" class="report-open" onClick={() => setReporting(true)}>
              {words.report}
            </button>
          </Show>
        </p>
      </Show>
      <Show when={reporting()}>
        <Suspense>
          <ReportDialog
            publicationId={props.publicationId}
            comment={{ id: props.of.id, title: words.reportTitle }}
            close={() => setReporting(false)}
          />
        </Suspense>
      </Show>
    </li>
  )
}
