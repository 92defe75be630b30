import { UserRoundCheck } from 'lucide'
import type { Person } from '../../../shared/wire/people.ts'
import { useText } from '../../application.ts'
import { Notice } from '../../components/Notice.tsx'

/** Somebody is signed in here: they may go on, or somebody else may sign in. */
export function AlreadyIn(props: { as: Person; returnTo: string }) {
  const text = useText()
  return (
    <Notice kind="positive" icon={UserRoundCheck}>
      <p>
        {text.entry.signIn.already(props.as.displayName)}{' '}
        <a href={props.returnTo} rel="external">
          {text.entry.signIn.onward}
        </a>
      </p>
    </Notice>
  )
}
