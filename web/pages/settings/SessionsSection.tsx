import { useMutation, useQuery, useQueryClient } from '@tanstack/solid-query'
import { Monitor, Smartphone } from 'lucide'
import { For, Show } from 'solid-js'
import type { SessionView } from '../../../shared/wire/people.ts'
import { useApi, useFormat, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { Tag } from '../../components/Tag.tsx'
import { useErrorToast } from '../../session/errorToast.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { deviceName } from './deviceName.ts'
import { Row } from './Row.tsx'
import { focusSection, Section } from './Section.tsx'

const sessionsKey = ['people', 'sessions'] as const

/** Where this person is signed in. Ending a session asks nothing: signing in again is the way back. */
export function SessionsSection() {
  const text = useText()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const sorry = useErrorToast()
  const sessions = useQuery(() => ({
    queryKey: sessionsKey,
    queryFn: () => api.people.sessions.query(),
  }))
  const ended = (message: string) => {
    toast({ message })
    focusSection('sessions')
    return queries.invalidateQueries({ queryKey: sessionsKey })
  }
  const end = useMutation(() => ({
    mutationFn: (id: string) => api.people.endSession.mutate({ id }),
    onSuccess: () => ended(text.settings.sessions.ended),
    onError: sorry,
  }))
  const endOthers = useMutation(() => ({
    mutationFn: () => api.people.endOtherSessions.mutate(),
    onSuccess: () => ended(text.settings.sessions.othersEnded),
    onError: sorry,
  }))
  return (
    <Section id="sessions" title={text.settings.sessions.title} lead={text.settings.sessions.lead}>
      <Answer of={sessions} pending={<Skeleton shape="line" width="half" />}>
        {(list) => (
          <div class="setting-rows">
            <For each={[...list()].sort((a, b) => Number(b.current) - Number(a.current))}>
              {(one) => <SessionRow of={one} end={() => end.mutate(one.id)} />}
            </For>
            <Show
              when={list().length > 1}
              fallback={<p class="small muted">{text.settings.sessions.only}</p>}
            >
              <div class="setting">
                <button
                  type="button"
                  class="button"
                  aria-busy={endOthers.isPending}
                  onClick={() => !endOthers.isPending && endOthers.mutate()}
                >
                  {text.settings.sessions.endOthers}
                </button>
              </div>
            </Show>
          </div>
        )}
      </Answer>
    </Section>
  )
}

function SessionRow(props: { of: SessionView; end: () => void }) {
  const text = useText()
  const format = useFormat()
  const name = () => deviceName(props.of.device) ?? text.settings.sessions.unknown
  return (
    <Row
      icon={<Icon of={/Mobi|Android/.test(props.of.device) ? Smartphone : Monitor} />}
      title={
        <>
          {name()}
          <Show when={props.of.current}>
            <Tag kind="positive">{text.settings.sessions.here}</Tag>
          </Show>
        </>
      }
      hint={text.settings.sessions.seen(format.date(props.of.lastSeenAt))}
    >
      <Show when={!props.of.current}>
        <button
          type="button"
          class="button quiet"
          aria-label={text.settings.sessions.endOne(name())}
          onClick={() => props.end()}
        >
          {text.settings.sessions.end}
        </button>
      </Show>
    </Row>
  )
}
