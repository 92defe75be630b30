import { For } from 'solid-js'
import type { MatchLine } from '../../../shared/wire/store-carts.ts'
import { useText } from '../../application.ts'
import '../../components/button.css'
import { ConcernList } from '../../components/ConcernList.tsx'
import { bind } from '../../language/bind.ts'
import type { AllergyGroup } from './allergyGroups.ts'

/** All that the list asks for by name and one person cannot eat: said as loudly as by itself, and answered at once. */
export function AllergyAsks(props: {
  of: AllergyGroup
  take: (lines: readonly MatchLine[]) => void
  leave: (lines: readonly MatchLine[]) => void
}) {
  const { cart } = useText()
  return (
    <li class="asked">
      <ConcernList of={props.of.concerns} />
      <p>{cart.allergyTogether}</p>
      <ul class="asked-goods">
        <For each={props.of.lines}>
          {(line) => (
            <li>
              {bind(line.name)}
              <small class="muted"> {bind(line.product?.name ?? '')}</small>
            </li>
          )}
        </For>
      </ul>
      <div class="row tight">
        <button type="button" class="button" onClick={() => props.take(props.of.lines)}>
          {cart.takeForOthers(props.of.lines.length)}
        </button>
        <button type="button" class="button quiet" onClick={() => props.leave(props.of.lines)}>
          {cart.skip}
        </button>
      </div>
    </li>
  )
}
