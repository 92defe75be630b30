import { Copy, Share2 } from 'lucide'
import { Show } from 'solid-js'
import { useText } from '../application.ts'
import { useToast } from '../toasts/Toast.tsx'
import './button.css'
import { Icon } from './Icon.tsx'
import './linkField.css'
import { ReadyLink } from './ReadyLink.tsx'

/** A link, ready to be copied or handed to the phone's own sharing. */
export function LinkField(props: { label: string; hint: string; title: string; url: string }) {
  const { common } = useText()
  const toast = useToast()
  let field: HTMLInputElement | undefined
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(props.url)
      toast({ message: common.copy.copied })
    } catch {
      // No clipboard here, or no leave to use it: the link stands selected, ready for the person.
      field?.select()
      toast({ message: common.copy.denied })
    }
  }
  // Closing the phone's sheet is a refusal of the promise, and nothing to talk about.
  const share = () => navigator.share({ title: props.title, url: props.url }).catch(() => undefined)
  return (
    <div class="link-field">
      <ReadyLink
        label={props.label}
        hint={props.hint}
        url={props.url}
        ref={(one) => {
          field = one
        }}
      />
      <div class="row">
        <button type="button" class="button primary" onClick={copy}>
          <Icon of={Copy} />
          {common.copyText.copy}
        </button>
        <Show when={'share' in navigator}>
          <button type="button" class="button" onClick={share}>
            <Icon of={Share2} />
            {common.copy.share}
          </button>
        </Show>
      </div>
    </div>
  )
}
