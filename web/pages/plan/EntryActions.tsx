import {
  BookOpen,
  CircleCheck,
  CircleDashed,
  Copy,
  type IconNode,
  Move,
  Repeat,
  Trash2,
  Utensils,
} from 'lucide'
import { type JSX, Show } from 'solid-js'
import type { PlanEntryCard } from '../../../shared/wire/plan.ts'
import { to } from '../../addresses.ts'
import { useApplication, useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { dayNamesFor } from '../../language/dayNames.ts'
import { repeatWords } from './repeatWords.ts'

/** What needs another word before it is done. */
export type EntryAct = 'move' | 'copy' | 'leftovers' | 'repeat'

export const actElementId = (act: EntryAct) => `entry-act-${act}`

/** What can be done with an entry, each act in its own words. */
export function EntryActions(props: {
  entry: PlanEntryCard
  servings: number
  cook: (cooked: boolean) => void
  remove: () => void
  place: (act: EntryAct) => void
}) {
  const { plan } = useText()
  const { language } = useApplication()
  const cooked = () => props.entry.cookedAt !== null
  return (
    <ul class="entry-actions">
      <Show when={props.entry.recipeId}>
        {(id) => (
          <li>
            <a href={to.ownRecipe(id(), props.servings)}>
              <Icon of={BookOpen} />
              {plan.entry.open}
            </a>
          </li>
        )}
      </Show>
      <Show when={props.entry.kind === 'dish'}>
        <Act icon={cooked() ? CircleDashed : CircleCheck} run={() => props.cook(!cooked())}>
          {cooked() ? plan.entry.uncook : plan.entry.cook}
        </Act>
      </Show>
      <Act icon={Move} id={actElementId('move')} run={() => props.place('move')}>
        {plan.entry.move}
      </Act>
      <Act icon={Copy} id={actElementId('copy')} run={() => props.place('copy')}>
        {plan.entry.copy}
      </Act>
      <Show when={props.entry.kind === 'dish'}>
        <Act icon={Utensils} id={actElementId('leftovers')} run={() => props.place('leftovers')}>
          {plan.leftovers.open}
        </Act>
      </Show>
      <Act icon={Repeat} id={actElementId('repeat')} run={() => props.place('repeat')}>
        {props.entry.repeat
          ? plan.repeat.now(repeatWords(props.entry.repeat, plan, dayNamesFor(language)))
          : plan.repeat.open}
      </Act>
      <Act icon={Trash2} run={() => props.remove()}>
        {plan.entry.remove}
      </Act>
    </ul>
  )
}

function Act(props: { icon: IconNode; id?: string; run: () => void; children: JSX.Element }) {
  return (
    <li>
      <button type="button" id={props.id} onClick={() => props.run()}>
        <Icon of={props.icon} />
        {props.children}
      </button>
    </li>
  )
}
