import { createSignal, For } from 'solid-js'
import { type WebhookEvent, webhookEvents } from '../../../shared/wire/webhooks.ts'
import { useApi, useText } from '../../application.ts'
import { Chip, Chips } from '../../components/Chips.tsx'
import { Field } from '../../form/Field.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { useForm } from '../../form/useForm.ts'

/** Where to call, and of what. */
export function AddWebhook(props: {
  added: (made: { id: string; secret: string }) => unknown
  close: () => void
}) {
  const text = useText()
  const words = text.settings.automation
  const api = useApi()
  const [events, setEvents] = createSignal<WebhookEvent[]>([...webhookEvents])
  const form = useForm({
    fields: ['url'] as const,
    check: ({ url }) => ({ url: URL.canParse(url.trim()) ? undefined : words.urlWrong }),
    send: async ({ url }) => props.added(await api.webhooks.add.mutate({ url, events: events() })),
    about: { webhook_url_invalid: 'url', webhook_address_refused: 'url' },
  })
  const flip = (event: WebhookEvent) => {
    const next = webhookEvents.filter((one) => events().includes(one) !== (one === event))
    // An address that is told of nothing would be none.
    if (next.length > 0) setEvents(next)
  }
  return (
    <form
      class="setting-panel"
      ref={form.attach}
      onSubmit={form.submit}
      aria-label={words.addTitle}
    >
      <Field
        of={form}
        name="url"
        label={words.url}
        hint={words.urlHint}
        autocomplete="off"
        maxlength={500}
      />
      <Chips legend={words.tellOf}>
        <For each={webhookEvents}>
          {(event) => (
            <Chip on={events().includes(event)} flip={() => flip(event)}>
              {words.events[event]}
            </Chip>
          )}
        </For>
      </Chips>
      <FormFailure sentence={form.failure()} />
      <div class="row tight">
        <SubmitButton pending={form.pending()}>{words.add}</SubmitButton>
        <button type="button" class="button quiet" onClick={() => props.close()}>
          {text.common.cancel}
        </button>
      </div>
    </form>
  )
}
