import { CircleCheck, DoorOpen, type IconNode, NotebookPen, Repeat, Soup, Utensils } from 'lucide'
import { Show } from 'solid-js'
import type { PlanKind } from '../../../shared/meals.ts'
import type { PlanEntryCard } from '../../../shared/wire/plan.ts'
import { useApplication, useText } from '../../application.ts'
import { Concerns } from '../../components/Concerns.tsx'
import { Icon } from '../../components/Icon.tsx'
import { RecipePicture } from '../../components/RecipePicture.tsx'
import { bind } from '../../language/bind.ts'
import { dayNamesFor } from '../../language/dayNames.ts'
import { duration } from '../../language/duration.ts'
import './planEntry.css'
import { repeatWords } from './repeatWords.ts'

const icons: Record<PlanKind, IconNode> = {
  dish: Soup,
  leftovers: Utensils,
  out: DoorOpen,
  note: NotebookPen,
}

export const entryElementId = (entryId: string) => `entry-${entryId}`

/** A dish in its meal. A press opens it, never deletes; a mouse may carry it elsewhere. */
export function PlanEntry(props: {
  entry: PlanEntryCard
  open: (entryId: string) => void
  drag: (event: PointerEvent & { currentTarget: HTMLElement }, entry: PlanEntryCard) => void
}) {
  const text = useText()
  const { plan } = text
  const { kinds } = plan
  const names = dayNamesFor(useApplication().language)
  const about = () => {
    const { kind, servings } = props.entry
    return kind === 'dish' ? text.common.servings(servings) : kinds[kind]
  }
  return (
    <button
      type="button"
      id={entryElementId(props.entry.id)}
      class="plan-entry"
      classList={{ plain: !props.entry.picture, cooked: props.entry.cookedAt !== null }}
      aria-haspopup="dialog"
      onClick={() => props.open(props.entry.id)}
      onPointerDown={(event) => props.drag(event, props.entry)}
      onDragStart={(event) => event.preventDefault()}
    >
      <Show when={props.entry.picture} fallback={<Icon of={icons[props.entry.kind]} />}>
        {(picture) => (
          <RecipePicture
            publicationId={picture().seed}
            photoUrl={picture().photoUrl}
            sizes="(width >= 64rem) 12rem, 4rem"
          />
        )}
      </Show>
      <span class="name">{bind(props.entry.title)}</span>
      <span class="n">
        {about()}
        <Show when={props.entry.totalMinutes}>
          {(minutes) => <span>{duration(minutes(), text)}</span>}
        </Show>
        <Show when={props.entry.note}>{(note) => <span class="note">{bind(note())}</span>}</Show>
        <Show when={props.entry.repeat}>
          {(repeat) => (
            <span class="done repeats" title={repeatWords(repeat(), plan, names)}>
              <Icon of={Repeat} />
              <span class="visually-hidden">{repeatWords(repeat(), plan, names)}</span>
            </span>
          )}
        </Show>
        <Show when={props.entry.cookedAt !== null}>
          <span class="done">
            <Icon of={CircleCheck} />
            {plan.cooked}
          </span>
        </Show>
      </span>
      <Show when={props.entry.recipeId}>
        {(recipeId) => <Concerns dish={{ recipeId: recipeId() }} />}
      </Show>
    </button>
  )
}
