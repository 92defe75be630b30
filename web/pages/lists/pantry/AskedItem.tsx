import type { PantryItem } from '../../../../shared/wire/pantry.ts'
import { useApplication } from '../../../application.ts'
import '../../../components/button.css'
import { bind } from '../../../language/bind.ts'
import { dayNamesFor } from '../../../language/dayNames.ts'
import { useAnswers } from './useAnswers.ts'

/** Nothing was heard of it for so long that somebody has to look. */
export function AskedItem(props: { item: PantryItem }) {
  const { text, language } = useApplication()
  const { pantry } = text
  const answers = useAnswers()
  const names = dayNamesFor(language)
  const said = () => {
    const { bestBefore, seenAt } = props.item
    return bestBefore
      ? pantry.until(names.date(bestBefore))
      : pantry.seen(names.date(seenAt.slice(0, 10)))
  }
  return (
    <li>
      <span class="grow">
        {bind([props.item.name, props.item.amount].filter(Boolean).join(', '))}
        <small>{said()}</small>
      </span>
      <button
        type="button"
        class="button"
        aria-label={pantry.stillOf(props.item.name)}
        onClick={() => answers.still(props.item)}
      >
        {pantry.still}
      </button>
      <button
        type="button"
        class="button"
        aria-label={pantry.goneOf(props.item.name)}
        onClick={() => answers.gone(props.item)}
      >
        {pantry.gone}
      </button>
    </li>
  )
}
