import { Copy } from 'lucide'
import { createUniqueId, onMount } from 'solid-js'
import { useText } from '../../application.ts'
import '../../components/field.css'
import { Icon } from '../../components/Icon.tsx'
import { useToast } from '../../toasts/Toast.tsx'

/** What messages are signed with: shown this once, ready to be copied. */
export function WebhookSecret(props: { value: string }) {
  const text = useText()
  const words = text.settings.automation
  const toast = useToast()
  const id = createUniqueId()
  let field: HTMLInputElement | undefined
  onMount(() => {
    field?.focus()
    field?.select()
  })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(props.value)
      toast({ message: words.secretCopied })
    } catch {
      // No clipboard here, or no leave to use it: the secret stands selected, ready for the person.
      field?.select()
      toast({ message: text.common.copy.denied })
    }
  }
  return (
    <div class="setting-panel">
      <div class="field">
        <label for={id}>{words.secret}</label>
        <input
          ref={field}
          id={id}
          class="input"
          readonly
          value={props.value}
          aria-describedby={`${id}-hint`}
        />
        <p class="hint" id={`${id}-hint`}>
          {words.secretHint}
        </p>
      </div>
      <div class="row">
        <button type="button" class="button primary" onClick={copy}>
          <Icon of={Copy} />
          {words.secretCopy}
        </button>
      </div>
    </div>
  )
}
