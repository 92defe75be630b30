import { CircleQuestionMark } from 'lucide'
import { For, Show } from 'solid-js'
import type { FillEntry, FillPreview } from '../../../../shared/wire/plan-fill.ts'
import { useApplication } from '../../../application.ts'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { dayNamesFor } from '../../../language/dayNames.ts'
import { FilledDish } from './FilledDish.tsx'
import type { Filling } from './filling.ts'
import { Unfilled } from './Unfilled.tsx'

/** Day by day what would be eaten, and where nothing fits. */
export function FilledWeek(props: {
  week: FillPreview
  filling: Filling
  choose: (entry: FillEntry) => void
  /** Somebody who does not eat along this time. */
  leaveOut: (id: string) => void
}) {
  const { text, language } = useApplication()
  const { fill } = text.plan
  const names = dayNamesFor(language)
  const days = () => [...new Set(props.week.entries.map((one) => one.date))]
  return (
    <Show
      when={props.week.entries.length > 0}
      fallback={
        <Show
          when={props.week.missing.length > 0}
          fallback={<EmptyState title={fill.full} hint={fill.fullHint} />}
        >
          <h2 class="filled-nothing">{fill.nothing}</h2>
          <Unfilled week={props.week} leaveOut={props.leaveOut} />
        </Show>
      }
    >
      <Show when={props.week.missing.length > 0}>
        <Notice kind="warning" icon={CircleQuestionMark}>
          <Unfilled week={props.week} leaveOut={props.leaveOut} />
        </Notice>
      </Show>
      <div class="filled-week" aria-live="polite">
        <For each={days()}>
          {(day) => (
            <section aria-label={names.full(day)}>
              <h2>
                {names.short(day)} <b>{names.ordinal(day)}</b>
              </h2>
              <For each={props.week.entries.filter((one) => one.date === day)}>
                {(entry) => (
                  <FilledDish
                    entry={entry}
                    filling={props.filling}
                    currency={props.week.currency}
                    choose={() => props.choose(entry)}
                  />
                )}
              </For>
            </section>
          )}
        </For>
      </div>
    </Show>
  )
}
