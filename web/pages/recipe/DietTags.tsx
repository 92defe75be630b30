import { Leaf, TriangleAlert } from 'lucide'
import { For, Show } from 'solid-js'
import { useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { Tag } from '../../components/Tag.tsx'
import type { Dish } from './dish.ts'

/** Whom the dish suits and what it contains, as understood from its ingredients. */
export function DietTags(props: { of: Dish }) {
  const text = useText()
  return (
    <Show when={props.of.diets.length + props.of.allergens.length > 0}>
      <ul class="row tight">
        <For each={props.of.diets}>
          {(diet) => (
            <li>
              <Tag kind="positive">
                <Icon of={Leaf} />
                {text.recipe.diets[diet] ?? diet}
              </Tag>
            </li>
          )}
        </For>
        <For each={props.of.allergens}>
          {(allergen) => (
            <li>
              <Tag kind="warning">
                <Icon of={TriangleAlert} />
                {text.recipe.contains(text.recipe.allergens[allergen] ?? allergen)}
              </Tag>
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}
