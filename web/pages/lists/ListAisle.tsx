import { For } from 'solid-js'
import type { ListRow } from '../../../shared/wire/shopping.ts'
import { useText } from '../../application.ts'
import type { AisleRows } from './byAisle.ts'
import { ListLine } from './ListLine.tsx'

/** One shelf of the shop, and how much of it is still to be found. */
export function ListAisle(props: {
  of: AisleRows
  currency: string
  ticked: (row: ListRow) => boolean
  tick: (row: ListRow, on: boolean) => void
  edit: (row: ListRow) => void
}) {
  const { lists } = useText()
  const left = () => props.of.rows.filter((row) => !props.ticked(row)).length
  const id = () => `aisle-${props.of.aisle}`
  return (
    <section class="aisle" aria-labelledby={id()}>
      <h2 id={id()}>
        {lists.aisles[props.of.aisle]}
        <span class="count" aria-hidden="true">
          {left()}
        </span>
        <span class="visually-hidden">, {lists.left(left())}</span>
      </h2>
      <ul class="ticks">
        <For each={props.of.rows}>
          {(row) => (
            <li>
              <ListLine
                row={row}
                currency={props.currency}
                ticked={props.ticked(row)}
                tick={(on) => props.tick(row, on)}
                edit={() => props.edit(row)}
              />
            </li>
          )}
        </For>
      </ul>
    </section>
  )
}
