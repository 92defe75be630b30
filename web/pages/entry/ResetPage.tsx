import { useLocation } from '@solidjs/router'
import { Show } from 'solid-js'
import { useText } from '../../application.ts'
import { AskForReset } from './AskForReset.tsx'
import { ChoosePassword } from './ChoosePassword.tsx'
import { EntryPage } from './EntryPage.tsx'

/** Asks for the mailed link; with its token in the address, takes the new password. */
export default function ResetPage() {
  const text = useText()
  const location = useLocation()
  const token = () => location.query['token'] as string | undefined
  return (
    <EntryPage
      title={text.entry.reset.title}
      heading={text.entry.reset.heading}
      accent={text.entry.reset.accent}
    >
      <Show when={token()} fallback={<AskForReset />}>
        {(given) => <ChoosePassword token={given()} />}
      </Show>
    </EntryPage>
  )
}
