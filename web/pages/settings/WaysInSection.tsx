import type { Person } from '../../../shared/wire/people.ts'
import { useText } from '../../application.ts'
import { ConnectedServices } from './ConnectedServices.tsx'
import { Passkeys } from './Passkeys.tsx'
import { PasswordRow } from './PasswordRow.tsx'
import { Section } from './Section.tsx'

/** A password, passkeys and other services. The server keeps the last one from being taken away. */
export function WaysInSection(props: { person: Person }) {
  const text = useText()
  return (
    <Section id="ways-in" title={text.settings.waysIn.title} lead={text.settings.waysIn.lead}>
      <div class="setting-rows">
        <PasswordRow person={props.person} />
        <Passkeys />
        <ConnectedServices />
      </div>
    </Section>
  )
}
