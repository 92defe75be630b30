import { createUniqueId, For, Show } from 'solid-js'
import { mealSlots } from '../../../../shared/meals.ts'
import { fromMinor, toMinor } from '../../../../shared/money.ts'
import type { MemberView } from '../../../../shared/wire/members.ts'
import { useApplication } from '../../../application.ts'
import { Chip, Chips } from '../../../components/Chips.tsx'
import { ServingsStepper } from '../../../components/ServingsStepper.tsx'
import { duration } from '../../../language/duration.ts'
import {
  askedDiets,
  eatingChanged,
  type Rules,
  times,
  usualWeeksApart,
  weeksApart,
} from './rules.ts'

/** For how many, what they eat, and how much time and money there is. */
export function FillRules(props: {
  rules: Rules
  servings: number
  /** Who eats in the kitchen, where that is more than one. */
  members: readonly MemberView[]
  change: (change: Partial<{ [Name in keyof Rules]: Rules[Name] | undefined }>) => void
}) {
  const { text, currency, format } = useApplication()
  const { fill, slots, eaters } = text.plan
  const id = createUniqueId()
  const flip = <Value,>(list: readonly Value[], one: Value) =>
    list.includes(one) ? list.filter((each) => each !== one) : [...list, one]
  const flipSlot = (slot: Rules['slots'][number]) => {
    const chosen = flip(props.rules.slots, slot)
    // A week of no meals is no week.
    if (chosen.length > 0) props.change({ slots: mealSlots.filter((one) => chosen.includes(one)) })
  }
  const eats = (id: string) => props.rules.eaters?.includes(id) ?? true
  const flipEater = (id: string) => props.change(eatingChanged(props.rules, props.members, id))
  const budget = (typed: string) => {
    const amount = Math.floor(Number(typed.replace(/\s/g, '')))
    props.change({
      budget: amount > 0 ? Math.min(toMinor(amount, currency), 2_000_000_000) : undefined,
    })
  }
  return (
    <div class="fill-rules">
      <div class="field">
        <span class="label">{fill.people}</span>
        <ServingsStepper value={props.servings} change={(servings) => props.change({ servings })} />
      </div>
      <Show when={props.members.length > 1}>
        <Chips legend={eaters.title}>
          <For each={props.members}>
            {(member) => (
              <Chip on={eats(member.id)} flip={() => flipEater(member.id)}>
                {member.name}
              </Chip>
            )}
          </For>
        </Chips>
      </Show>
      <Chips legend={fill.meals}>
        <For each={mealSlots}>
          {(slot) => (
            <Chip on={props.rules.slots.includes(slot)} flip={() => flipSlot(slot)}>
              {slots[slot]}
            </Chip>
          )}
        </For>
      </Chips>
      <Chips legend={fill.diet} hint={fill.dietHint}>
        <For each={askedDiets}>
          {(diet) => (
            <Chip
              on={props.rules.diets.includes(diet)}
              flip={() => props.change({ diets: flip(props.rules.diets, diet) })}
            >
              {text.recipe.diets[diet] ?? diet}
            </Chip>
          )}
        </For>
      </Chips>
      <Chips legend={fill.time}>
        <For each={times}>
          {(minutes) => (
            <Chip
              on={props.rules.maxMinutes === minutes}
              flip={() =>
                props.change({
                  maxMinutes: props.rules.maxMinutes === minutes ? undefined : minutes,
                })
              }
            >
              {text.feed.within(duration(minutes, text))}
            </Chip>
          )}
        </For>
      </Chips>
      <Chips legend={fill.apart}>
        <For each={weeksApart}>
          {(weeks) => (
            <Chip
              on={(props.rules.weeksApart ?? usualWeeksApart) === weeks}
              flip={() => props.change({ weeksApart: weeks })}
            >
              {fill.weeks(weeks)}
            </Chip>
          )}
        </For>
      </Chips>
      <div class="field">
        <label class="label" for={id}>
          {fill.budget(format.money(100_000, currency).replace(/[\d\s.,]/g, ''))}
        </label>
        <input
          id={id}
          class="input"
          inputmode="numeric"
          autocomplete="off"
          maxlength="9"
          value={props.rules.budget === undefined ? '' : fromMinor(props.rules.budget, currency)}
          onChange={(event) => budget(event.currentTarget.value)}
        />
      </div>
    </div>
  )
}
