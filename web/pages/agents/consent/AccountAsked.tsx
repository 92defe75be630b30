import { Show } from 'solid-js'
import type { ConsentView } from '../../../../shared/wire/agents.ts'
import { to } from '../../../addresses.ts'
import { useText } from '../../../application.ts'
import { Avatar } from '../../../components/Avatar.tsx'

/** Whose kitchen it is about, and the way to answer as somebody else. */
export function AccountAsked(props: { of: ConsentView }) {
  const text = useText()
  return (
    <div class="consent-account">
      <Avatar name={props.of.account.displayName} />
      <p class="grow">
        <span class="small muted">{text.agents.consent.account}</span>
        <strong>{props.of.account.displayName}</strong>
        <span class="small muted">{props.of.account.email}</span>
        <Show when={props.of.kitchen}>
          {(kitchen) => (
            <span class="small">{text.agents.kitchen(kitchen().name ?? text.common.home)}</span>
          )}
        </Show>
      </p>
      <a class="button quiet" href={to.signIn(props.of.askAgain)}>
        {text.agents.consent.otherAccount}
      </a>
    </div>
  )
}
