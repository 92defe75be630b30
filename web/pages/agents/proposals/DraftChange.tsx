import { createUniqueId, For, Show } from 'solid-js'
import type { ProposalPreview } from '../../../../shared/wire/proposals.ts'
import { useText } from '../../../application.ts'
import '../../../components/field.css'
import { duration } from '../../../language/duration.ts'
import { AgentText } from '../AgentText.tsx'
import { AdjustServings } from './AdjustServings.tsx'
import { Change } from './Change.tsx'
import type { Editing } from './editing.ts'
import { Instead } from './Instead.tsx'
import { LineTicks } from './LineTicks.tsx'

/** A recipe that would be among the person's drafts: all of it. */
export function DraftChange(props: {
  of: ProposalPreview & { kind: 'recipe_draft' }
  editing: Editing
  open: boolean
}) {
  const text = useText()
  const id = createUniqueId()
  const servings = () => props.editing.words.servings ?? props.of.servings
  const facts = () =>
    [
      [text.agents.proposal.prep, props.of.prepMinutes && duration(props.of.prepMinutes, text)],
      [text.agents.proposal.cook, props.of.cookMinutes && duration(props.of.cookMinutes, text)],
      [text.recipe.more.rest, props.of.restMinutes && duration(props.of.restMinutes, text)],
      [text.recipe.more.yield, props.of.yieldText],
      [text.recipe.more.equipment, props.of.equipment.join(', ')],
      [text.agents.proposal.tags, props.of.tags.join(', ')],
      [text.agents.proposal.source, props.of.sourceUrl],
      [text.recipe.more.notes, props.of.notes],
    ].flatMap(([name, value]) => (name && value ? [{ name: `${name}`, value: `${value}` }] : []))
  return (
    <>
      <Change
        what={<AgentText of={props.editing.words.title || props.of.title} />}
        details={
          <>
            {text.agents.proposal.draft}{' '}
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
          <div class="field adjust-wide">
            <label for={`${id}-name`}>{text.agents.proposal.name}</label>
            <input
              id={`${id}-name`}
              class="input"
              type="text"
              required
              maxlength="200"
              autocomplete="off"
              value={props.editing.words.title ?? props.of.title}
              aria-invalid={props.editing.words.title?.trim() === ''}
              onInput={(event) => props.editing.change({ title: event.currentTarget.value })}
            />
          </div>
          <AdjustServings value={servings()} editing={props.editing} />
        </fieldset>
      </Show>
      <Show when={facts().length > 0}>
        <dl class="letter-facts">
          <For each={facts()}>
            {(fact) => (
              <div>
                <dt>{fact.name}</dt>
                <dd>
                  <AgentText of={fact.value} />
                </dd>
              </div>
            )}
          </For>
        </dl>
      </Show>
      <div class="letter-part">
        <h3>{text.agents.proposal.ingredients}</h3>
        <Show when={props.open}>
          <p class="small muted">{text.agents.proposal.ingredientsHint}</p>
        </Show>
        <LineTicks lines={props.of.ingredients} editing={props.editing} open={props.open} />
      </div>
      <Show when={props.of.steps.length > 0}>
        <div class="letter-part">
          <h3>{text.agents.proposal.steps}</h3>
          <ol class="letter-steps">
            <For each={props.of.steps}>
              {(step) => (
                <li>
                  <Show when={step.part}>
                    {(part) => (
                      <strong>
                        <AgentText of={part()} />{' '}
                      </strong>
                    )}
                  </Show>
                  <AgentText of={step.text} />
                  <Show when={step.minutes}>
                    {(minutes) => <span class="muted"> · {duration(minutes(), text)}</span>}
                  </Show>
                </li>
              )}
            </For>
          </ol>
        </div>
      </Show>
    </>
  )
}
