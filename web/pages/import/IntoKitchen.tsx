import { createSignal, For, Show } from 'solid-js'
import { useText } from '../../application.ts'
import '../../components/field.css'
import { kitchenNamed, useKitchens } from '../../session/kitchen.ts'

export type Into = ReturnType<typeof createInto>

/** Where a plan and lists of the files go: the kitchen that is shown, until another of theirs is named. */
export function createInto() {
  const kitchens = useKitchens()
  const [named, setNamed] = createSignal<string>()
  // Asked in this order: data that is not there yet would suspend the whole page.
  const all = () => (kitchens.isSuccess ? kitchens.data : [])
  const chosen = () =>
    all().find((one) => one.id === named()) ?? all().find((one) => one.current) ?? all()[0]
  return { all, chosen, choose: setNamed }
}

/** Says into which kitchen they go, and asks whoever has several. */
export function IntoKitchen(props: { of: Into }) {
  const text = useText()
  return (
    <Show when={props.of.chosen()}>
      {(chosen) => (
        <Show
          when={props.of.all().length > 1}
          fallback={
            <p class="into-kitchen muted">
              {text.imports.intoOne(kitchenNamed(chosen(), text.common.home))}
            </p>
          }
        >
          <div class="field into-kitchen">
            <label for="into-kitchen">{text.imports.into}</label>
            <select
              id="into-kitchen"
              class="input"
              aria-describedby="into-kitchen-hint"
              onChange={(event) => props.of.choose(event.currentTarget.value)}
            >
              <For each={props.of.all()}>
                {(one) => (
                  <option value={one.id} selected={one.id === chosen().id}>
                    {kitchenNamed(one, text.common.home)}
                  </option>
                )}
              </For>
            </select>
            <p class="small muted" id="into-kitchen-hint">
              {text.imports.intoHint}
            </p>
          </div>
        </Show>
      )}
    </Show>
  )
}
