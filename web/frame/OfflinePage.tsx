import type { Application } from '../application.ts'
import { BarePage } from './BarePage.tsx'
import '../components/button.css'
import { EmptyState } from '../components/EmptyState.tsx'

/** What stands where a page could not be had: drawn once, kept by the worker, the same for everybody. */
export function OfflinePage(props: { application: Application }) {
  const { text } = props.application
  return (
    <BarePage application={props.application} kind="offline">
      <EmptyState
        title={text.states.offline}
        hint={text.states.offlineHint}
        heading="h1"
        seed="Комора"
      >
        <button type="button" class="button primary">
          {text.common.retry}
        </button>
      </EmptyState>
      <section class="offline-kept" aria-labelledby="kept" hidden>
        <h2 id="kept">{text.states.offlineKept}</h2>
        <ul />
      </section>
    </BarePage>
  )
}
