import { Show } from 'solid-js'
import type { AuthorView } from '../../../shared/wire/feed.ts'
import { to } from '../../addresses.ts'
import { useText } from '../../application.ts'
import { Avatar } from '../../components/Avatar.tsx'
import { FollowButton } from '../../components/FollowButton.tsx'
import { Head } from '../../head/Head.tsx'

/** Who cooks here. */
export function AuthorHead(props: { of: AuthorView }) {
  const text = useText()
  return (
    <header class="author-head">
      <Head
        title={props.of.displayName}
        description={text.author.description(props.of.displayName)}
        canonical={to.author(props.of.id)}
        markdown={`${to.author(props.of.id)}.md`}
      />
      <Avatar name={props.of.displayName} />
      <div>
        <h1>{props.of.displayName}</h1>
        <p class="muted">
          {text.author.recipes(props.of.recipes)}
          <Show when={props.of.followers > 0}>
            {' · '}
            {text.author.followers(props.of.followers)}
          </Show>
        </p>
      </div>
      <FollowButton author={props.of} following={props.of.following} />
    </header>
  )
}
