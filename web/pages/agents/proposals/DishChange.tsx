import { createUniqueId, For, Show } from 'solid-js'
import { type MealSlot, mealSlots } from '../../../../shared/meals.ts'
import type { ProposalPreview } from '../../../../shared/wire/proposals.ts'
import { useFormat, useText } from '../../../application.ts'
import '../../../components/field.css'
import { AgentText } from '../AgentText.tsx'
import { AdjustServings } from './AdjustServings.tsx'
import { Change } from './Change.tsx'
import type { Editing } from './editing.ts'
import { Instead } from './Instead.tsx'

/** A dish that would be planned: before and after wherever the person has put it elsewhere. */
export function DishChange(props: {
  of: ProposalPreview & { kind: 'plan_entry' }
  editing: Editing
  open: boolean
}) {
  const text = useText()
  const format = useFormat()
  const id = createUniqueId()
  const date = () => props.editing.words.date || props.of.date
  const slot = () => props.editing.words.slot ?? props.of.slot
  const servings = () => props.editing.words.servings ?? props.of.servings
  const place = (day: string, meal: MealSlot) =>
    `${format.day(day)}, ${text.agents.proposal.slots[meal]}`
  const asked = () => place(props.of.date, props.of.slot)
  const wanted = () => place(date(), slot())
  return (
    <>
      <Change
        what={<AgentText of={props.of.recipe.title} />}
        details={
          <>
            <Instead of={asked()} now={wanted()} />
            {', '}
            <Instead
              of={text.common.servings(props.of.servings)}
              now={text.common.servings(servings())}
            />
          </>
        }
      />
      <Show when={props.open}>
        <fieldset class="adjust">
          <legend>{text.agents.proposal.adjust}</legend>
          <div class="field">
            <label for={`${id}-date`}>{text.agents.proposal.date}</label>
            <input
              id={`${id}-date`}
              class="input"
              type="date"
              required
              min="1900-01-01"
              max="2199-12-31"
              value={props.editing.words.date ?? props.of.date}
              onInput={(event) => props.editing.change({ date: event.currentTarget.value })}
            />
          </div>
          <div class="field">
            <label for={`${id}-slot`}>{text.agents.proposal.slot}</label>
            <select
              id={`${id}-slot`}
              class="input"
              onChange={(event) => {
                const chosen = mealSlots.find((one) => one === event.currentTarget.value)
                if (chosen) props.editing.change({ slot: chosen })
              }}
            >
              <For each={mealSlots}>
                {(meal) => (
                  <option value={meal} selected={meal === slot()}>
                    {text.agents.proposal.slots[meal]}
                  </option>
                )}
              </For>
            </select>
          </div>
          <AdjustServings value={servings()} editing={props.editing} />
        </fieldset>
      </Show>
      <dl class="letter-facts">
        <Show when={props.of.saves}>
          <div>
            <dt>{text.agents.proposal.source}</dt>
            <dd>{text.agents.proposal.saves}</dd>
          </div>
        </Show>
        <Show when={props.of.note}>
          <div>
            <dt>{text.agents.proposal.note}</dt>
            <dd>
              <AgentText of={props.of.note} />
            </dd>
          </div>
        </Show>
        <Show when={props.open && date() === props.of.date}>
          <div>
            <dt>{text.agents.proposal.sameDay}</dt>
            <dd>
              <For each={props.of.sameDay} fallback={text.agents.proposal.sameDayNone}>
                {(entry) => (
                  <p>
                    {text.agents.proposal.slots[entry.slot]}: {entry.title}
                  </p>
                )}
              </For>
            </dd>
          </div>
        </Show>
      </dl>
    </>
  )
}
