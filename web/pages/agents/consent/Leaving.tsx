import { Bot, CircleCheck, CircleX } from 'lucide'
import { createSignal, Show } from 'solid-js'
import { useText } from '../../../application.ts'
import { Icon } from '../../../components/Icon.tsx'
import { Outcome } from '../../../components/Outcome.tsx'
import { returnKind } from './returnKind.ts'

/** The answer is on its way to the program. An application may need a push, or never close this page. */
export function Leaving(props: { allowed: boolean; host: string; redirectTo: string }) {
  const text = useText()
  // An answer may be delivered once: a program that gets it twice has to lose its access.
  const [pushed, setPushed] = createSignal(false)
  const toApp = () => returnKind(props.host) === 'app'
  return (
    <div class="letter">
      <Outcome
        icon={props.allowed ? CircleCheck : CircleX}
        bad={!props.allowed}
        title={props.allowed ? text.agents.consent.allowed : text.agents.consent.denied}
        hint={toApp() ? text.agents.consent.leavingApp : text.agents.consent.leaving(props.host)}
      >
        <Show when={!pushed()}>
          <a
            class="button"
            href={props.redirectTo}
            rel="external noreferrer"
            onClick={() => setPushed(true)}
          >
            <Icon of={Bot} />
            {text.agents.consent.onward}
          </a>
        </Show>
      </Outcome>
    </div>
  )
}
