import { Check, Pencil } from 'lucide'
import { Show } from 'solid-js'
import type { ListRow } from '../../../shared/wire/shopping.ts'
import { useFormat, useText } from '../../application.ts'
import '../../components/button.css'
import { Icon } from '../../components/Icon.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import '../../components/tickRow.css'
import { bind } from '../../language/bind.ts'

// An onion goes into everything; the window behind the pencil names them all.
const named = 2

/** One thing to buy: the whole row ticks it, the pencil beside it changes it. */
export function ListLine(props: {
  row: ListRow
  currency: string
  ticked: boolean
  tick: (on: boolean) => void
  edit: () => void
}) {
  const text = useText()
  const format = useFormat()
  const { lists } = useText()
  const why = () => {
    const { addedBy, dishes, note } = props.row
    const more = dishes.length - named
    const titles = dishes.slice(0, named).map(bind).join(' · ')
    const wanted = more > 0 ? `${titles} ${lists.moreDishes(more)}` : titles
    const by = addedBy.length > 0 ? [lists.addedBy(addedBy.join(', '))] : []
    return [note, wanted, ...by].filter(Boolean).map(bind).join(' · ')
  }
  return (
    <div class="list-line">
      <label class="tick buy">
        <input
          type="checkbox"
          checked={props.ticked}
          onChange={(event) => props.tick(event.currentTarget.checked)}
        />
        <span class="box">
          <Icon of={Check} />
        </span>
        <span class="what">
          <span>{bind(props.row.name)}</span>
          <Show when={why()}>{(words) => <span class="for">{words()}</span>}</Show>
        </span>
        <span class="amount">
          {bind(props.row.amount)}
          <small>
            {props.row.price === null
              ? text.common.priceUnknown
              : format.money(props.row.price, props.currency)}
          </small>
        </span>
      </label>
      <IconButton icon={Pencil} label={lists.edit(props.row.name)} press={() => props.edit()} />
    </div>
  )
}
