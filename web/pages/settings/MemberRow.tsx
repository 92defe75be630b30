import { ChevronDown } from 'lucide'
import { createSignal, For, Show } from 'solid-js'
import type { MemberView } from '../../../shared/wire/members.ts'
import { useText } from '../../application.ts'
import { Avatar } from '../../components/Avatar.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Tag } from '../../components/Tag.tsx'
import { type Eats, MemberForm } from './MemberForm.tsx'
import { portionText } from './PortionStepper.tsx'

/** Somebody at the table in a line; opened, all that can be said of them. */
export function MemberRow(props: {
  of: MemberView
  save: (eats: Eats) => Promise<unknown>
  remove: () => void
}) {
  const { settings, recipe } = useText()
  const { members } = settings
  const [open, setOpen] = createSignal(false)
  const strange = () => props.of.dislikes.filter((one) => !one.understood)
  const eats = (): Eats => ({
    name: props.of.name,
    portion: props.of.portion as Eats['portion'],
    diets: props.of.diets,
    allergies: props.of.allergies,
    dislikes: props.of.dislikes.map((one) => one.text),
  })
  const about = () =>
    [
      props.of.self ? members.you : props.of.account ? '' : members.noAccount,
      members.portions(portionText(props.of.portion)),
      props.of.allergies === null ? members.allergiesUnsaid : '',
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <details class="member" open={open()} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span class="visually-hidden">{members.edit(props.of.name)}</span>
        <Avatar name={props.of.name} />
        <span class="grow">
          <span class="setting-title">{props.of.name}</span>
          <span class="small muted">{about()}</span>
        </span>
        <span class="member-tags">
          <For each={props.of.allergies}>
            {(one) => <Tag kind="danger">{members.allergens[one]}</Tag>}
          </For>
          <For each={props.of.diets}>
            {(diet) => <Tag kind="plain">{recipe.diets[diet] ?? diet}</Tag>}
          </For>
          <Show when={props.of.dislikes.length > 0}>
            <span class="small muted">
              {members.dislike(props.of.dislikes.map((one) => one.text).join(', '))}
            </span>
          </Show>
        </span>
        <Icon of={ChevronDown} />
      </summary>
      <Show when={strange().length > 0}>
        <p class="small strange">
          {members.notUnderstood(
            strange()
              .map((one) => one.text)
              .join(', '),
          )}
        </p>
      </Show>
      <Show when={open()}>
        <MemberForm
          of={eats()}
          named={!props.of.account}
          send={async (changed) => {
            await props.save(changed)
            setOpen(false)
          }}
          {...(!props.of.account && { remove: () => props.remove() })}
        />
      </Show>
    </details>
  )
}
