import { For, Show } from 'solid-js'
import { mealSlots } from '../../../../shared/meals.ts'
import type { FillPreview } from '../../../../shared/wire/plan-fill.ts'
import { useText } from '../../../application.ts'
import '../../../components/button.css'

/** How many places stay empty and why: whose needs narrow it, which rule does, or that there is nothing more. */
export function Unfilled(props: { week: FillPreview; leaveOut: (id: string) => void }) {
  const text = useText()
  const { fill, slots } = text.plan
  const perMeal = () =>
    mealSlots.flatMap((slot) => {
      const count = props.week.missing.filter((one) => one.slot === slot).length
      return count > 0 ? `${slots[slot]} · ${count}` : []
    })
  const narrowed = () => props.week.narrowed
  const needsOf = ({ diets, without }: FillPreview['narrowed']['members'][number]) =>
    [...diets, ...without.map((name) => text.feed.chips.without(name))].join(', ').toLowerCase()
  return (
    <div class="unfilled">
      <p>
        {fill.missing(props.week.missing.length)} ({perMeal().join(', ')}).
      </p>
      <For each={narrowed().members}>
        {(member) => (
          <div class="row tight">
            <p>{fill.narrowedBy(member.name, needsOf(member))}</p>
            <button type="button" class="button" onClick={() => props.leaveOut(member.id)}>
              {fill.leaveOut(member.name)}
            </button>
          </div>
        )}
      </For>
      <For each={narrowed().rules}>{(rule) => <p>{fill.loosen[rule]}</p>}</For>
      <Show when={narrowed().members.length + narrowed().rules.length === 0}>
        <p>{fill.tooFew}</p>
      </Show>
    </div>
  )
}
