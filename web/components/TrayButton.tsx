import { BookmarkPlus } from 'lucide'
import { useText } from '../application.ts'
import { useTray } from '../session/tray.ts'
import './button.css'
import { Icon } from './Icon.tsx'

/** Puts a dish by; which day it is for is said later, on the plan. */
export default function TrayButton(props: {
  dish: { recipeId: string } | { publicationId: string }
  title: string
  onPicture?: boolean
}) {
  const { common } = useText()
  const put = useTray()
  return (
    <button
      type="button"
      class="icon-button"
      classList={{ 'on-picture': props.onPicture ?? false }}
      aria-label={`${common.toTray}: ${props.title}`}
      title={common.toTray}
      onClick={() => put(props.dish, props.title)}
    >
      <Icon of={BookmarkPlus} />
    </button>
  )
}
