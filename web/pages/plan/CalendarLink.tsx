import { useMutation, useQuery, useQueryClient } from '@tanstack/solid-query'
import { CalendarPlus } from 'lucide'
import { createSignal, Show } from 'solid-js'
import { useApi, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import '../../components/button.css'
import { Icon } from '../../components/Icon.tsx'
import { LinkField } from '../../components/LinkField.tsx'
import { Segments } from '../../components/Segments.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useErrorToast } from '../../session/errorToast.ts'
import { useToast } from '../../toasts/Toast.tsx'

const key = ['plan-calendar'] as const

/** The link by which the plan stands in somebody's calendar, and the way to close it. */
export function CalendarLink() {
  const { calendar } = useText().plan
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const sorry = useErrorToast()
  const [days, setDays] = createSignal<'hours' | 'days'>('hours')
  const held = useQuery(() => ({
    queryKey: key,
    queryFn: () => api.plan.calendarHeld.query(),
    staleTime: 0,
  }))
  const changed = (now: { url: string | null }) => queries.setQueryData(key, now)
  const open = useMutation(() => ({
    mutationFn: () => api.plan.calendar.mutate(),
    onSuccess: changed,
    onError: sorry,
  }))
  const end = useMutation(() => ({
    mutationFn: () => api.plan.calendarEnd.mutate(),
    onSuccess: (now) => {
      changed(now)
      toast({ message: calendar.ended })
    },
    onError: sorry,
  }))
  return (
    <div class="stack">
      <p class="muted">{calendar.lead}</p>
      <Answer of={held} pending={<Skeleton shape="line" width="half" />}>
        {(link) => (
          <Show
            when={link().url}
            fallback={
              <p class="row">
                <button
                  type="button"
                  class="button primary"
                  aria-busy={open.isPending}
                  onClick={() => !open.isPending && open.mutate()}
                >
                  <Icon of={CalendarPlus} />
                  {calendar.make}
                </button>
              </p>
            }
          >
            {(url) => {
              const chosen = () => (days() === 'days' ? `${url()}&all-day` : url())
              return (
                <>
                  <Segments
                    label={calendar.how}
                    value={days()}
                    options={[
                      { value: 'hours', label: calendar.hours },
                      { value: 'days', label: calendar.days },
                    ]}
                    choose={setDays}
                  />
                  <LinkField
                    label={calendar.link}
                    hint={calendar.hint}
                    title={calendar.title}
                    url={chosen()}
                  />
                  <div class="row">
                    <a class="button" href={chosen().replace(/^https?:/, 'webcal:')} rel="external">
                      <Icon of={CalendarPlus} />
                      {calendar.subscribe}
                    </a>
                    <button
                      type="button"
                      class="button danger"
                      aria-busy={end.isPending}
                      onClick={() => !end.isPending && end.mutate()}
                    >
                      {calendar.end}
                    </button>
                  </div>
                  <p class="small muted">{calendar.endHint}</p>
                </>
              )
            }}
          </Show>
        )}
      </Answer>
    </div>
  )
}
