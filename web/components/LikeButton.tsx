import { useLocation, useNavigate } from '@solidjs/router'
import { Heart } from 'lucide'
import type { FeedItem } from '../../shared/wire/feed.ts'
import { to } from '../addresses.ts'
import { useText } from '../application.ts'
import { useLike } from '../session/like.ts'
import { useMe } from '../session/me.ts'
import './button.css'
import { Icon } from './Icon.tsx'

/** The heart. A guest is asked to sign in and comes back to the same place. */
export function LikeButton(props: {
  item: Pick<FeedItem, 'id' | 'title' | 'liked'>
  onPicture?: boolean
}) {
  const text = useText()
  const me = useMe()
  const like = useLike()
  const navigate = useNavigate()
  const location = useLocation()
  const press = () => {
    if (!me.data) return navigate(to.signIn(location.pathname + location.search))
    like.mutate({ publicationId: props.item.id, liked: !props.item.liked })
  }
  return (
    <button
      type="button"
      class="icon-button"
      classList={{ 'on-picture': props.onPicture ?? false }}
      aria-pressed={props.item.liked ?? false}
      aria-label={`${text.common.like}: ${props.item.title}`}
      title={text.common.like}
      onClick={press}
    >
      <Icon of={Heart} />
    </button>
  )
}
