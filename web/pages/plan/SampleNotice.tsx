import { ListPlus, Sparkles } from 'lucide'
import { useText } from '../../application.ts'
import '../../components/button.css'
import { Icon } from '../../components/Icon.tsx'
import { Notice } from '../../components/Notice.tsx'
import { useSampling } from './sampling.ts'

/** The week is a sample: what can be done with it, and the way to be rid of it. */
export function SampleNotice(props: { from: string }) {
  const { plan } = useText()
  const sampling = useSampling()
  return (
    <Notice kind="plain" icon={Sparkles}>
      <div class="plan-empty">
        <h2>{plan.sample.title}</h2>
        <p>{plan.sample.hint}</p>
        <p class="row tight">
          <button
            type="button"
            class="button primary"
            aria-busy={sampling.busy()}
            onClick={() => sampling.makeList(props.from)}
          >
            <Icon of={ListPlus} />
            {plan.sample.list}
          </button>
          <button type="button" class="button" onClick={() => sampling.clear()}>
            {plan.sample.clear}
          </button>
        </p>
      </div>
    </Notice>
  )
}
