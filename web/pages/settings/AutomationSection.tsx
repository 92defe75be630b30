import { useQuery, useQueryClient } from '@tanstack/solid-query'
import { Webhook } from 'lucide'
import { createSignal, For, Show } from 'solid-js'
import { useApi, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import '../../components/button.css'
import { Icon } from '../../components/Icon.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { AddWebhook } from './AddWebhook.tsx'
import './automation.css'
import { Row } from './Row.tsx'
import { Section } from './Section.tsx'
import { WebhookRow } from './WebhookRow.tsx'
import { WebhookSecret } from './WebhookSecret.tsx'

const webhooksKey = ['webhooks'] as const

/** Addresses of the household's own automation, which hears of what changes in the kitchen. */
export function AutomationSection() {
  const words = useText().settings.automation
  const api = useApi()
  const queries = useQueryClient()
  const [adding, setAdding] = createSignal(false)
  const [secret, setSecret] = createSignal<string>()
  const refresh = () => queries.invalidateQueries({ queryKey: webhooksKey })
  const webhooks = useQuery(() => ({
    queryKey: webhooksKey,
    queryFn: () => api.webhooks.list.query(),
    // What was opened, or asked about, stays so when the list is fetched anew.
    reconcile: 'id',
  }))
  return (
    <Section id="automation" title={words.title} lead={words.lead}>
      <div class="setting-rows">
        <Answer of={webhooks} pending={<Skeleton shape="line" width="half" />}>
          {(list) => <For each={list()}>{(one) => <WebhookRow of={one} changed={refresh} />}</For>}
        </Answer>
        <Show
          when={adding()}
          fallback={
            <Row title={words.addTitle} hint={words.addHint}>
              <button
                type="button"
                class="button"
                onClick={() => {
                  setSecret(undefined)
                  setAdding(true)
                }}
              >
                <Icon of={Webhook} />
                {words.add}
              </button>
            </Row>
          }
        >
          <AddWebhook
            added={(made) => {
              setAdding(false)
              setSecret(made.secret)
              return refresh()
            }}
            close={() => setAdding(false)}
          />
        </Show>
        <Show when={secret()} keyed>
          {(value) => <WebhookSecret value={value} />}
        </Show>
        <p class="small">
          <a href="/docs/agents/webhooks.md" rel="external">
            {words.docs}
          </a>
        </p>
      </div>
    </Section>
  )
}
