import { useMutation, useQuery, useQueryClient } from '@tanstack/solid-query'
import { KeyRound } from 'lucide'
import { createSignal, For, Show } from 'solid-js'
import type { PasskeyView } from '../../../shared/wire/people.ts'
import { useApi, useFormat, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useErrorToast } from '../../session/errorToast.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { AddPasskey } from './AddPasskey.tsx'
import { passkeysKey } from './createPasskey.ts'
import { Row } from './Row.tsx'
import { focusSection } from './Section.tsx'
import { Sure } from './Sure.tsx'

export function Passkeys() {
  const text = useText()
  const api = useApi()
  const passkeys = useQuery(() => ({
    queryKey: passkeysKey,
    queryFn: () => api.people.passkeys.query(),
  }))
  return (
    <>
      <Row heading title={text.settings.waysIn.passkeys} hint={text.settings.waysIn.passkeysHint}>
        <AddPasskey />
      </Row>
      <Answer of={passkeys} pending={<Skeleton shape="line" width="half" />}>
        {(list) => <For each={list()}>{(one) => <PasskeyRow of={one} />}</For>}
      </Answer>
    </>
  )
}

function PasskeyRow(props: { of: PasskeyView }) {
  const text = useText()
  const api = useApi()
  const format = useFormat()
  const queries = useQueryClient()
  const toast = useToast()
  const sorry = useErrorToast()
  const [asking, setAsking] = createSignal(false)
  let ask: HTMLButtonElement | undefined
  const stay = () => {
    setAsking(false)
    ask?.focus()
  }
  const remove = useMutation(() => ({
    mutationFn: () => api.people.passkeyRemove.mutate({ id: props.of.id }),
    onSuccess: () => {
      focusSection('ways-in')
      toast({ message: text.settings.waysIn.removed })
      return queries.invalidateQueries({ queryKey: passkeysKey })
    },
    onError: (error: Error) => {
      stay()
      sorry(error)
    },
  }))
  const name = () => props.of.name || text.settings.waysIn.passkeyName
  const hint = () =>
    `${text.settings.waysIn.added(format.date(props.of.createdAt))} · ${
      props.of.lastUsedAt === null
        ? text.settings.waysIn.unused
        : text.settings.waysIn.used(format.date(props.of.lastUsedAt))
    }`
  return (
    <Show
      when={asking()}
      fallback={
        <Row icon={<Icon of={KeyRound} />} title={name()} hint={hint()}>
          <button
            ref={ask}
            type="button"
            class="button quiet"
            aria-label={`${text.settings.remove}: ${name()}`}
            onClick={() => setAsking(true)}
          >
            {text.settings.remove}
          </button>
        </Row>
      }
    >
      <Sure
        question={text.settings.waysIn.sureKey(name())}
        act={text.settings.remove}
        pending={remove.isPending}
        yes={() => remove.mutate()}
        no={stay}
      />
    </Show>
  )
}
