import { CircleAlert } from 'lucide'
import { Show } from 'solid-js'
import type { Intake } from '../../../shared/wire/intakes.ts'
import { useText } from '../../application.ts'
import '../../components/button.css'
import { Notice } from '../../components/Notice.tsx'
import { StitchProgress } from '../../components/StitchProgress.tsx'
import { createStepping } from './stepping.ts'

/** Recipes on their way in. It goes on by itself, also after the page was left and opened again. */
export function Taking(props: { of: Intake }) {
  const text = useText()
  const { all, taken, problem, goOn } = createStepping(() => props.of)
  return (
    <section class="taking stack">
      <h1>{text.imports.taking}</h1>
      <div class="stack" role="status">
        <StitchProgress value={taken() / Math.max(1, all())} label={text.imports.taking} />
        <p>{text.imports.takenOf(taken(), all())}</p>
      </div>
      <p class="muted">{text.imports.takingHint}</p>
      <Show when={problem()}>
        {(sentence) => (
          <div class="stack" role="alert">
            <Notice kind="warning" icon={CircleAlert}>
              <p>{sentence()}</p>
              <p>{text.imports.stopped}</p>
            </Notice>
            <div class="row">
              <button type="button" class="button primary" onClick={() => void goOn()}>
                {text.imports.goOn}
              </button>
            </div>
          </div>
        )}
      </Show>
    </section>
  )
}
