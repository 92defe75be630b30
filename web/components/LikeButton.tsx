import { Heart } from 'lucide'
import type { FeedItem } from '../../shared/wire/feed.ts'
import { useText } from '../application.ts'
import { useLike } from '../session/like.ts'
import './button.css'
import { Icon } from './Icon.tsx'

/** The heart; a guest's is kept in a trial. */
export function LikeButton(props: {
  item: Pick<FeedItem, 'id' | 'title' | 'liked'>
  onPicture?: boolean
}) {
  const text = useText()
  const like = useLike()
  const press = () => {
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
