import type { ConsentView } from '../../../../shared/wire/agents.ts'
import { to } from '../../../addresses.ts'
import { useText } from '../../../application.ts'
import { Avatar } from '../../../components/Avatar.tsx'

/** Whose kitchen it is about, and the way to answer as somebody else. */
export function AccountAsked(props: { account: ConsentView['account']; askAgain: string }) {
  const text = useText()
  return (
    <div class="consent-account">
      <Avatar name={props.account.displayName} />
      <p class="grow">
        <span class="small muted">{text.agents.consent.account}</span>
        <strong>{props.account.displayName}</strong>
        <span class="small muted">{props.account.email}</span>
      </p>
      <a class="button quiet" href={to.signIn(props.askAgain)}>
        {text.agents.consent.otherAccount}
      </a>
    </div>
  )
}
