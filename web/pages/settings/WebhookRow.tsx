import { useMutation } from '@tanstack/solid-query'
import { CirclePause } from 'lucide'
import { createSignal, For, Show } from 'solid-js'
import type { DeliveryView, WebhookView } from '../../../shared/wire/webhooks.ts'
import { useApi, useFormat, useText } from '../../application.ts'
import { Notice } from '../../components/Notice.tsx'
import { useErrorToast } from '../../session/errorToast.ts'
import { useToast } from '../../toasts/Toast.tsx'
import './opening.css'
import { Row } from './Row.tsx'
import { focusSection } from './Section.tsx'
import { Sure } from './Sure.tsx'

/** One address: of what it is told, what came of it lately, and a try by hand. */
export function WebhookRow(props: { of: WebhookView; changed: () => unknown }) {
  const words = useText().settings.automation
  const api = useApi()
  const toast = useToast()
  const sorry = useErrorToast()
  const [asking, setAsking] = createSignal(false)
  // Times are those of the person's own clock, which only the browser knows.
  const [open, setOpen] = createSignal(false)
  const id = () => ({ id: props.of.id })
  const remove = useMutation(() => ({
    mutationFn: () => api.webhooks.remove.mutate(id()),
    onSuccess: () => {
      focusSection('automation')
      toast({ message: words.removed })
      return props.changed()
    },
    onError: sorry,
  }))
  const resume = useMutation(() => ({
    mutationFn: () => api.webhooks.resume.mutate(id()),
    onSuccess: () => {
      toast({ message: words.resumed })
      return props.changed()
    },
    onError: sorry,
  }))
  const test = useMutation(() => ({
    mutationFn: () => api.webhooks.test.mutate(id()),
    onSuccess: ({ delivered }) => {
      toast({ message: delivered ? words.testDelivered : words.testFailed })
      return props.changed()
    },
    onError: sorry,
  }))
  const toldOf = () => props.of.events.map((event) => words.events[event]).join(', ')
  return (
    <div class="webhook">
      <Row title={props.of.url} hint={words.toldOf(toldOf(), props.of.addedBy)}>
        <button
          type="button"
          class="button"
          aria-busy={test.isPending}
          aria-label={words.testOf(props.of.url)}
          onClick={() => !test.isPending && test.mutate()}
        >
          {words.test}
        </button>
        <button
          type="button"
          class="button quiet"
          aria-label={words.removeOf(props.of.url)}
          onClick={() => setAsking(true)}
        >
          {words.remove}
        </button>
      </Row>
      <Show when={asking()}>
        <Sure
          question={words.sure(props.of.url)}
          act={words.remove}
          pending={remove.isPending}
          yes={() => remove.mutate()}
          no={() => setAsking(false)}
        />
      </Show>
      <Show when={props.of.paused}>
        <Notice kind="warning" icon={CirclePause}>
          <p>{words.paused}</p>
          <button
            type="button"
            class="button"
            aria-busy={resume.isPending}
            onClick={() => !resume.isPending && resume.mutate()}
          >
            {words.resume}
          </button>
        </Notice>
      </Show>
      <Show when={props.of.deliveries.length > 0}>
        <details class="opening" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{words.history}</summary>
          <ul>
            <For each={open() ? props.of.deliveries : []}>{(one) => <Delivery of={one} />}</For>
          </ul>
        </details>
      </Show>
    </div>
  )
}

function Delivery(props: { of: DeliveryView }) {
  const words = useText().settings.automation
  const format = useFormat()
  const came = () => {
    const { status, reason, attempts, nextAt } = props.of
    const why = status === null ? reason && words.reasons[reason] : words.answered(status)
    const next = nextAt !== null && attempts > 0 ? words.nextAt(format.time(nextAt)) : ''
    return [words.states[props.of.state], why, next].filter(Boolean).join(' · ')
  }
  return (
    <li class="small">
      <span>
        {format.date(props.of.createdAt)}, {format.time(props.of.createdAt)} ·{' '}
        {words.events[props.of.type]}
      </span>
      <span class="muted">{came()}</span>
    </li>
  )
}
