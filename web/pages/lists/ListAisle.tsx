import { For, type JSX } from 'solid-js'
import { useText } from '../../application.ts'
import type { AisleRows } from './byAisle.ts'
import { ListLine } from './ListLine.tsx'
import type { ShownRow } from './shownRow.ts'

/** One shelf of the shop, and how much of it is still to be found. */
export function ListAisle<Row extends ShownRow>(props: {
  of: AisleRows<Row>
  currency?: string
  ticked: (row: Row) => boolean
  tick: (row: Row, on: boolean) => void
  /** Where whoever reads may change it. */
  edit?: (row: Row) => void
  /** What stands under it, within its kitchen. */
  below?: (row: Row) => JSX.Element
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
                edit={props.edit && (() => props.edit?.(row))}
                below={props.below?.(row)}
              />
            </li>
          )}
        </For>
      </ul>
    </section>
  )
}
