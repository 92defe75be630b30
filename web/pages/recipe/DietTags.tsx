import { Leaf, TriangleAlert } from 'lucide'
import { For, Show } from 'solid-js'
import { useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { Tag } from '../../components/Tag.tsx'
import { tellingDiets } from '../../components/tellingDiets.ts'
import type { Dish } from './dish.ts'

/** Whom the dish suits and what it contains, as understood from its ingredients. */
export function DietTags(props: { of: Dish }) {
  const text = useText()
  const suits = () => tellingDiets(props.of.diets)
  const ordinary = () => props.of.allergensOrdinary
  const isOpen = () => props.of.allergensMayContain.length > ordinary().length
  const named = (allergen: string) => text.recipe.allergens[allergen] ?? allergen
  return (
    <Show
      when={suits().length + props.of.allergens.length + props.of.allergensMayContain.length > 0}
    >
      <ul class="row tight">
        <For each={suits()}>
          {(diet) => (
            <li>
              <Tag kind="positive">
                <Icon of={Leaf} />
                {text.recipe.diets[diet] ?? diet}
              </Tag>
            </li>
          )}
        </For>
        <Show when={isOpen()}>
          <li>
            <Tag kind="warning">{text.recipe.allergensUnknown}</Tag>
          </li>
        </Show>
        <For each={props.of.allergens}>
          {(allergen) => (
            <li>
              <Tag kind="warning">
                <Icon of={TriangleAlert} />
                {text.recipe.contains(named(allergen))}
              </Tag>
            </li>
          )}
        </For>
      </ul>
      <Show when={props.of.onlyInSteps?.length ? props.of.onlyInSteps : null}>
        {(foods) => <p class="small muted">{text.dish.onlyInSteps(foods().join(', '))}</p>}
      </Show>
      <Show when={ordinary().length > 0}>
        <p class="small muted">
          {text.recipe.ordinarilyContains(ordinary().map(named).join(', '))}
        </p>
      </Show>
    </Show>
  )
}
