import { Copy, MessageSquareText } from 'lucide'
import { createSignal, Show } from 'solid-js'
import type { ShoppingListView } from '../../../shared/wire/shopping.ts'
import { useApi, useText } from '../../application.ts'
import '../../components/button.css'
import { Dialog } from '../../components/Dialog.tsx'
import { Icon } from '../../components/Icon.tsx'
import { LinkField } from '../../components/LinkField.tsx'
import { OpenLink } from '../../components/OpenLink.tsx'
import { useToast } from '../../toasts/Toast.tsx'
import { asText } from './asText.ts'

/** The list in somebody else's hands: as the text of a message, or by a link that stays up to date. */
export function ShareList(props: { of: ShoppingListView; close: () => void }) {
  const { lists, common } = useText()
  const api = useApi()
  const toast = useToast()
  const [byHand, setByHand] = createSignal(false)
  const id = () => ({ id: props.of.id })
  const words = () => asText(props.of.name, props.of.rows, lists.aisles)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(words())
      toast({ message: common.copyText.copied })
    } catch {
      setByHand(true)
    }
  }
  // Closing the phone's sheet is a refusal of the promise, and nothing to talk about.
  const send = () => navigator.share({ text: words() }).catch(() => undefined)
  return (
    <Dialog title={lists.share.title} close={props.close}>
      <div class="stack">
        <section aria-labelledby="share-text" class="stack">
          <h3 id="share-text">{lists.share.text}</h3>
          <p class="muted">{lists.share.textHint}</p>
          <div class="row">
            <button type="button" class="button" onClick={copy}>
              <Icon of={Copy} />
              {lists.share.copyText}
            </button>
            <Show when={'share' in navigator}>
              <button type="button" class="button" onClick={send}>
                <Icon of={MessageSquareText} />
                {lists.share.send}
              </button>
            </Show>
          </div>
          <Show when={byHand()}>
            <textarea
              class="input"
              readonly
              rows="8"
              aria-label={lists.share.text}
              aria-describedby="share-by-hand"
              ref={(field) =>
                queueMicrotask(() => {
                  field.focus()
                  field.select()
                })
              }
            >
              {words()}
            </textarea>
            <p class="hint" id="share-by-hand">
              {common.copyText.denied}
            </p>
          </Show>
        </section>
        <section aria-labelledby="share-link" class="stack">
          <h3 id="share-link">{lists.share.link}</h3>
          <p class="muted">{lists.share.linkHint}</p>
          <OpenLink
            of={props.of.id}
            held={() => api.lists.shareHeld.query(id())}
            open={() => api.lists.share.mutate(id())}
            end={() => api.lists.shareEnd.mutate(id())}
          >
            {(url) => (
              <LinkField
                label={lists.share.address}
                hint={lists.share.addressHint}
                title={props.of.name}
                url={url()}
              />
            )}
          </OpenLink>
        </section>
      </div>
    </Dialog>
  )
}
