import { type JSX, Show } from 'solid-js'
import { useText } from '../application.ts'
import { bind } from '../language/bind.ts'
import { duration } from '../language/duration.ts'
import './choiceRow.css'
import { RecipePicture } from './RecipePicture.tsx'

/** A dish that one press chooses. */
export function ChoiceRow(props: {
  title: string
  servings: number | null
  totalMinutes: number | null
  pictureSeed: string
  photoUrl: string | null
  choose: (title: string) => void
  /** What should be known of it before it is chosen. */
  children?: JSX.Element
}) {
  const text = useText()
  const title = () => props.title || text.mine.untitled
  return (
    <li class="choice">
      <button type="button" onClick={() => props.choose(title())}>
        <RecipePicture
          publicationId={props.pictureSeed}
          photoUrl={props.photoUrl}
          sizes="3.25rem"
        />
        <span class="dish-name">{bind(title())}</span>
        <span class="about">
          <Show when={props.servings}>
            {(servings) => <span>{text.common.servings(servings())}</span>}
          </Show>
          <Show when={props.totalMinutes}>
            {(minutes) => <span>{duration(minutes(), text)}</span>}
          </Show>
        </span>
        {props.children}
      </button>
    </li>
  )
}
