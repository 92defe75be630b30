import { X } from 'lucide'
import { Show } from 'solid-js'
import type { PantryItem } from '../../../../shared/wire/pantry.ts'
import { useText } from '../../../application.ts'
import { IconButton } from '../../../components/IconButton.tsx'
import '../../../components/tickRow.css'
import { bind } from '../../../language/bind.ts'
import { useKeptNote } from './keptNote.ts'
import { useAnswers } from './useAnswers.ts'

/** One thing that is at home: the whole row opens it, the cross says that it is gone. */
export function PantryRow(props: { item: PantryItem; correct: () => void }) {
  const { pantry } = useText()
  const noteOf = useKeptNote()
  const answers = useAnswers()
  return (
    <li class="pantry-row">
      <button
        type="button"
        aria-label={pantry.correct(
          [props.item.name, props.item.amount || pantry.howMuch].join(', '),
        )}
        onClick={() => props.correct()}
      >
        <span class="grow">
          {bind(props.item.name)}
          <Show when={noteOf(props.item)}>{(note) => <small>{bind(note())}</small>}</Show>
        </span>
        <span class="amount" classList={{ unknown: !props.item.amount }}>
          {bind(props.item.amount || (props.item.food ? pantry.howMuch : ''))}
        </span>
      </button>
      <IconButton
        icon={X}
        label={pantry.goneOf(props.item.name)}
        press={() => answers.gone(props.item)}
      />
    </li>
  )
}
