import { Copy, Share2 } from 'lucide'
import { createUniqueId, onMount, Show } from 'solid-js'
import { useFormat, useText } from '../../application.ts'
import '../../components/field.css'
import { Icon } from '../../components/Icon.tsx'
import { useToast } from '../../toasts/Toast.tsx'

/** The link, ready to be copied or handed to the phone's own sharing. */
export function InviteLink(props: { of: { url: string; expiresAt: number } }) {
  const text = useText()
  const format = useFormat()
  const toast = useToast()
  const id = createUniqueId()
  let field: HTMLInputElement | undefined
  onMount(() => {
    field?.focus()
    field?.select()
  })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(props.of.url)
      toast({ message: text.settings.kitchen.copied })
    } catch {
      // No clipboard here, or no leave to use it: the link stands selected, ready for the person.
      field?.select()
      toast({ message: text.common.copy.denied })
    }
  }
  // Closing the phone's sheet is a refusal of the promise, and nothing to talk about.
  const share = () =>
    navigator
      .share({ title: text.settings.kitchen.shareTitle, url: props.of.url })
      .catch(() => undefined)
  return (
    <div class="setting-panel invite-link">
      <div class="field">
        <label for={id}>{text.settings.kitchen.link}</label>
        <input
          ref={field}
          id={id}
          class="input"
          readonly
          value={props.of.url}
          aria-describedby={`${id}-hint`}
        />
        <p class="hint" id={`${id}-hint`}>
          {text.settings.kitchen.linkHint(format.date(props.of.expiresAt))}
        </p>
      </div>
      <div class="row">
        <button type="button" class="button primary" onClick={copy}>
          <Icon of={Copy} />
          {text.settings.kitchen.copy}
        </button>
        <Show when={'share' in navigator}>
          <button type="button" class="button" onClick={share}>
            <Icon of={Share2} />
            {text.settings.kitchen.share}
          </button>
        </Show>
      </div>
    </div>
  )
}
