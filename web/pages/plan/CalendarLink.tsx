import { CalendarPlus } from 'lucide'
import { createSignal } from 'solid-js'
import { useApi, useText } from '../../application.ts'
import '../../components/button.css'
import { Icon } from '../../components/Icon.tsx'
import { LinkField } from '../../components/LinkField.tsx'
import { OpenLink } from '../../components/OpenLink.tsx'
import { Segments } from '../../components/Segments.tsx'

/** The link by which the plan stands in somebody's calendar, at mealtimes or for whole days. */
export function CalendarLink() {
  const { calendar } = useText().plan
  const api = useApi()
  const [days, setDays] = createSignal<'hours' | 'days'>('hours')
  const shown = (url: string) => (days() === 'days' ? `${url}&all-day` : url)
  return (
    <div class="stack">
      <p class="muted">{calendar.lead}</p>
      <OpenLink
        of="calendar"
        held={() => api.plan.calendarHeld.query()}
        open={() => api.plan.calendar.mutate()}
        end={() => api.plan.calendarEnd.mutate()}
      >
        {(url) => (
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
              url={shown(url())}
            />
            <a class="button" href={shown(url()).replace(/^https?:/, 'webcal:')} rel="external">
              <Icon of={CalendarPlus} />
              {calendar.subscribe}
            </a>
          </>
        )}
      </OpenLink>
    </div>
  )
}
