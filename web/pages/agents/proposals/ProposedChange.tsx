import { Match, Switch } from 'solid-js'
import type { ProposalPreview } from '../../../../shared/wire/proposals.ts'
import { DishChange } from './DishChange.tsx'
import { DishesChange } from './DishesChange.tsx'
import { DraftChange } from './DraftChange.tsx'
import type { Editing } from './editing.ts'
import { LinesChange } from './LinesChange.tsx'

/** Exactly what a proposal would change, each kind in its own shape. */
export function ProposedChange(props: {
  of: ProposalPreview
  editing: Editing
  /** Still to be decided, so that it may be edited. */
  open: boolean
}) {
  return (
    <Switch>
      <Match when={only(props.of, 'recipe_draft')}>
        {(draft) => <DraftChange of={draft()} editing={props.editing} open={props.open} />}
      </Match>
      <Match when={only(props.of, 'plan_entry')}>
        {(dish) => <DishChange of={dish()} editing={props.editing} open={props.open} />}
      </Match>
      <Match when={only(props.of, 'plan_entries')}>
        {(dishes) => <DishesChange of={dishes()} editing={props.editing} open={props.open} />}
      </Match>
      <Match when={only(props.of, 'shopping_list')}>
        {(lines) => <LinesChange of={lines()} editing={props.editing} open={props.open} />}
      </Match>
    </Switch>
  )
}

function only<Kind extends ProposalPreview['kind']>(preview: ProposalPreview, kind: Kind) {
  return preview.kind === kind ? (preview as ProposalPreview & { kind: Kind }) : undefined
}
