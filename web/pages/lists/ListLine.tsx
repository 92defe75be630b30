import { Check, Pencil } from 'lucide'
import { type JSX, Show } from 'solid-js'
import { useFormat, useText } from '../../application.ts'
import '../../components/button.css'
import { Icon } from '../../components/Icon.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import '../../components/tickRow.css'
import { bind } from '../../language/bind.ts'
import { LinePictures } from './LinePictures.tsx'
import { dishesUnsaid, hasPriceToSay, type ShownRow } from './shownRow.ts'

// An onion goes into everything; the window behind the pencil names them all.
const named = 2

/** One thing to buy: the whole row ticks it, the pencil beside it changes it. */
export function ListLine(props: {
  row: ShownRow
  currency: string | undefined
  ticked: boolean
  tick: (on: boolean) => void
  edit: (() => void) | undefined
  below?: JSX.Element
}) {
  const text = useText()
  const format = useFormat()
  const { lists } = useText()
  const why = () => {
    const { addedBy = [], note } = props.row
    const dishes = dishesUnsaid(props.row)
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
          <Show when={props.row.remark}>
            {(words) => <span class="remark">{bind(words())}</span>}
          </Show>
          <Show when={why()}>{(words) => <span class="for">{words()}</span>}</Show>
        </span>
        <span class="amount">
          {bind(props.row.amount)}
          <Show when={hasPriceToSay(props.row) && props.currency}>
            {(currency) => (
              <small>
                {typeof props.row.price === 'number'
                  ? format.money(props.row.price, currency())
                  : text.common.priceUnknown}
              </small>
            )}
          </Show>
        </span>
      </label>
      <LinePictures row={props.row} />
      <Show when={props.edit}>
        {(edit) => (
          <IconButton icon={Pencil} label={lists.edit(props.row.name)} press={() => edit()()} />
        )}
      </Show>
      {props.below}
    </div>
  )
}
