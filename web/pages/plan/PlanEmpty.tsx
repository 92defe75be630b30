import { CalendarDays } from 'lucide'
import { Show } from 'solid-js'
import { to } from '../../addresses.ts'
import { useText } from '../../application.ts'
import '../../components/button.css'
import { Notice } from '../../components/Notice.tsx'
import { useSampling } from './sampling.ts'

/** Nothing is planned yet; the days with their pluses stay in sight below. */
export function PlanEmpty(props: {
  /** From which day a sample may begin; none in a week that is over. */
  sampleFrom: string | undefined
  begin: () => void
}) {
  const { plan } = useText()
  const sampling = useSampling()
  return (
    <Notice kind="plain" icon={CalendarDays}>
      <div class="plan-empty">
        <h2>{plan.empty}</h2>
        <p>{plan.emptyHint}</p>
        <p class="row tight">
          <Show when={props.sampleFrom}>
            {(from) => (
              <a class="button primary" href={to.fill(from())}>
                {plan.fill.open}
              </a>
            )}
          </Show>
          <Show when={props.sampleFrom}>
            {(from) => (
              <button
                type="button"
                class="button"
                aria-busy={sampling.busy()}
                onClick={() => sampling.show(from())}
              >
                {plan.sample.show}
              </button>
            )}
          </Show>
          <button type="button" class="button" onClick={() => props.begin()}>
            {plan.emptyAct}
          </button>
        </p>
      </div>
    </Notice>
  )
}
