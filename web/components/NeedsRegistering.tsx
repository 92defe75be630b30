import { UserRoundPlus } from 'lucide'
import { to } from '../addresses.ts'
import { useText } from '../application.ts'
import { Notice } from './Notice.tsx'

/** Says, in a trial, what it cannot do, and leads to where it can; then back here. */
export function NeedsRegistering(props: { what: string; returnTo: string }) {
  const text = useText()
  return (
    <Notice kind="plain" icon={UserRoundPlus}>
      <p>
        {props.what} <a href={to.register(props.returnTo)}>{text.person.menu.register}</a>
      </p>
    </Notice>
  )
}
