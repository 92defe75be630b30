import { For, Match, Show, Suspense, Switch } from 'solid-js'
import { to } from '../../../addresses.ts'
import { useApi, useText } from '../../../application.ts'
import { Answer } from '../../../components/Answer.tsx'
import '../../../components/button.css'
import { NeedsRegistering } from '../../../components/NeedsRegistering.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { useMe } from '../../../session/me.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentItem } from './CommentItem.tsx'
import './comments.css'
import { useComments } from './reading.ts'

/** Where readers tell how a dish came out. */
export default function Comments(props: { publicationId: string }) {
  const text = useText()
  const words = text.comments
  const api = useApi()
  const me = useMe()
  const { pages, refresh } = useComments(() => props.publicationId)
  // Asked in this order: what is not read yet would hold the form back.
  const numbers = () => {
    const { total = 0, cooked = 0 } = (pages.isSuccess && pages.data.pages[0]) || {}
    return [total > 0 && words.count(total), cooked > 0 && words.cookedBy(cooked)]
      .filter(Boolean)
      .join(' · ')
  }
  const here = () => to.recipe(props.publicationId)

  return (
    <section class="page comments" aria-labelledby="comments">
      <header class="row apart">
        <h2 id="comments">{words.title}</h2>
        <p class="muted small">{numbers()}</p>
      </header>
      <Suspense>
        <Switch
          fallback={
            <p>
              <a href={to.signIn(here())}>{words.signIn}</a>
            </p>
          }
        >
          <Match when={me.data?.demo}>
            <NeedsRegistering what={words.register} returnTo={here()} />
          </Match>
          <Match when={me.data}>
            <CommentForm
              send={async (said) => {
                await api.feed.comment.mutate({ publicationId: props.publicationId, ...said })
                await refresh()
              }}
            />
          </Match>
        </Switch>
      </Suspense>
      <Answer of={pages} pending={<Skeleton shape="line" width="half" />}>
        {(read) => (
          <ul class="comment-list">
            <For
              each={read().pages.flatMap((page) => page.items)}
              fallback={<li class="muted">{words.none}</li>}
            >
              {(comment) => (
                <CommentItem of={comment} publicationId={props.publicationId} changed={refresh} />
              )}
            </For>
          </ul>
        )}
      </Answer>
      <Show when={pages.hasNextPage}>
        <button
          type="button"
          class="button"
          disabled={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {words.more}
        </button>
      </Show>
    </section>
  )
}
