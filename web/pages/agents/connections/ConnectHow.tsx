import { Copy } from 'lucide'
import { to } from '../../../addresses.ts'
import { useApplication } from '../../../application.ts'
import '../../../components/field.css'
import { Icon } from '../../../components/Icon.tsx'
import { useToast } from '../../../toasts/Toast.tsx'

/** The one address that a program needs, and where its author reads on. */
export function ConnectHow() {
  const { text, origin } = useApplication()
  const toast = useToast()
  let field: HTMLInputElement | undefined
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${origin}/api/mcp`)
      toast({ message: text.agents.copied })
    } catch {
      // No clipboard here, or no leave to use it: the address stands selected, ready for the person.
      field?.select()
      toast({ message: text.common.copy.denied })
    }
  }
  return (
    <section class="connect-how" aria-labelledby="connect-title">
      <h2 id="connect-title">{text.agents.connections.connect}</h2>
      <p>{text.agents.connections.connectHint}</p>
      <div class="field">
        <label for="connect-address">{text.agents.connections.address}</label>
        <div class="connect-address">
          <input
            ref={field}
            id="connect-address"
            class="input"
            readonly
            value={`${origin}/api/mcp`}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button type="button" class="button" onClick={copy}>
            <Icon of={Copy} />
            {text.agents.copy}
          </button>
        </div>
      </div>
      <p>
        <a class="connect-read" href={to.site('connect')}>
          {text.agents.connections.programs}
        </a>
      </p>
      <p>
        <a class="connect-read" href={to.site('developers')}>
          {text.agents.connections.developers}
        </a>
      </p>
    </section>
  )
}
