import { createSignal, For, Show } from 'solid-js'
import type { FoundRecipe } from '../../../shared/wire/intakes.ts'
import { useText } from '../../application.ts'
import { Tag } from '../../components/Tag.tsx'
import { TickRow } from '../../components/TickRow.tsx'
import type { createTicking } from './ticking.ts'

const atOnce = 100

/** Each recipe by its name and size. Thousands are not drawn at once, but ticked they are. */
export function FoundList(props: {
  recipes: readonly FoundRecipe[]
  ticking: ReturnType<typeof createTicking>
}) {
  const text = useText()
  const [shown, setShown] = createSignal(atOnce)
  const size = ({ lines, steps, photo }: FoundRecipe) =>
    [text.imports.lines(lines), text.imports.steps(steps), photo && text.imports.photo]
      .filter(Boolean)
      .join(' · ')
  const hidden = () => Math.max(0, props.recipes.length - shown())
  return (
    <>
      <ul class="ticks found-list">
        <For each={props.recipes.slice(0, shown())}>
          {(recipe) => (
            <li>
              <TickRow
                ticked={props.ticking.isTicked(recipe)}
                change={(on) => props.ticking.tick(recipe, on)}
              >
                <span class="found-name">{recipe.title}</span>
                <span class="row tight small muted">
                  {size(recipe)}
                  <Show when={recipe.known}>
                    <Tag kind="plain">{text.imports.known}</Tag>
                  </Show>
                </span>
              </TickRow>
            </li>
          )}
        </For>
      </ul>
      <Show when={hidden() > 0}>
        <button
          type="button"
          class="button show-more"
          onClick={() => setShown((before) => before + atOnce)}
        >
          {text.imports.showMore(Math.min(atOnce, hidden()))}
        </button>
      </Show>
    </>
  )
}
