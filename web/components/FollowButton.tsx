import { Show } from 'solid-js'
import { useText } from '../application.ts'
import { useFollow } from '../session/follow.ts'
import { useMe } from '../session/me.ts'
import './button.css'

/** Follows an author, or stops; nobody follows themselves. */
export function FollowButton(props: { author: { id: string }; following: boolean }) {
  const text = useText()
  const me = useMe()
  const follow = useFollow()
  const press = () => {
    follow.mutate({ authorId: props.author.id, following: !props.following })
  }
  return (
    <Show when={me.data?.id !== props.author.id}>
      <button
        type="button"
        class="button quiet follow"
        aria-pressed={props.following}
        onClick={press}
      >
        {props.following ? text.recipe.following : text.recipe.follow}
      </button>
    </Show>
  )
}
