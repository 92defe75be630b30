import { to } from '../../addresses.ts'
import { useText } from '../../application.ts'
import '../../components/button.css'
import { Section } from './Section.tsx'

/** What else is here, once one is signed in. */
export function GuestSection() {
  const text = useText()
  return (
    <Section id="guest" title={text.settings.guestTitle} lead={text.settings.guestHint}>
      <p class="row">
        <a class="button primary" href={to.signIn(to.settings())}>
          {text.common.signIn}
        </a>
        <a class="button" href={to.register()}>
          {text.person.menu.register}
        </a>
      </p>
    </Section>
  )
}
