import { Plus } from 'lucide'
import type { JSX } from 'solid-js'
import { useText } from '../../../application.ts'
import { Icon } from '../../../components/Icon.tsx'

/** One thing that would be there afterwards: a sign, a word, and what exactly. */
export function Change(props: { what: JSX.Element; details: JSX.Element; children?: JSX.Element }) {
  const text = useText()
  return (
    <div class="change">
      <span class="sign">
        <Icon of={Plus} />
      </span>
      <div class="grow">
        <p class="what">{props.what}</p>
        <p class="small muted">
          <b class="word">{text.agents.proposal.add}</b> {props.details}
        </p>
      </div>
      {props.children}
    </div>
  )
}
