import { ArrowRightLeft, House } from 'lucide'
import { For, Show } from 'solid-js'
import { useText } from '../application.ts'
import { Icon } from '../components/Icon.tsx'
import { kitchenNamed, useKitchens, useSwitchKitchen } from '../session/kitchen.ts'

/** For whoever cooks in several kitchens: where they are, and the others to turn to. */
export default function KitchenChoice() {
  const text = useText()
  const kitchens = useKitchens()
  const turn = useSwitchKitchen()
  const all = () => (kitchens.isSuccess && kitchens.data.length > 1 ? kitchens.data : [])
  return (
    <Show when={all().length > 0}>
      <fieldset class="person-menu-kitchens">
        <legend class="visually-hidden">{text.person.menu.kitchens}</legend>
        <For each={all()}>
          {(one) => (
            <button
              type="button"
              aria-current={one.current ? 'true' : undefined}
              onClick={() => !one.current && void turn(one.id)}
            >
              <Icon of={one.current ? House : ArrowRightLeft} />
              <span class="grow">{kitchenNamed(one, text.common.home)}</span>
              <Show when={one.current}>
                <span class="small muted">{text.person.menu.here}</span>
              </Show>
            </button>
          )}
        </For>
      </fieldset>
    </Show>
  )
}
