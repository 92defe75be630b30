import { RefreshCw } from 'lucide'
import { Match, onMount, Switch } from 'solid-js'
import { useText } from '../../../application.ts'
import { Notice } from '../../../components/Notice.tsx'
import type { Difference } from './changesBetween.ts'

/** The yes was not taken, because what it was said to had changed: what exactly, before and after. */
export function ChangedNotice(props: { of: Difference }) {
  const text = useText()
  let heading: HTMLHeadingElement | undefined
  onMount(() => heading?.focus())
  const named = () => (props.of.of === 'recipe' || props.of.of === 'list' ? props.of : undefined)
  return (
    <Notice kind="warning" icon={RefreshCw}>
      <div class="proposal-outcome">
        <h2 ref={heading} tabindex="-1">
          {text.agents.proposal.changed}
        </h2>
        <p>
          <Switch fallback={text.agents.proposal.changedNow}>
            <Match when={named()}>
              {(names) => (
                <>
                  {names().of === 'recipe'
                    ? text.agents.proposal.changedTitle
                    : text.agents.proposal.changedList}
                  : <del>{names().before}</del> {'→ '}
                  <ins>{names().after}</ins>
                </>
              )}
            </Match>
            <Match when={props.of.of === 'recipe_inside'}>
              {text.agents.proposal.changedRecipe}
            </Match>
          </Switch>
        </p>
        <p>{text.agents.proposal.changedHint}</p>
      </div>
    </Notice>
  )
}
