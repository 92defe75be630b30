import { to } from '../addresses.ts'
import { type Application, ApplicationContext } from '../application.ts'
import '../components/button.css'
import { EmptyState } from '../components/EmptyState.tsx'
import { Mark } from '../components/Mark.tsx'

/** What stands where a page could not be had: drawn once, kept by the worker, the same for everybody. */
export function OfflinePage(props: { application: Application }) {
  const { text } = props.application
  return (
    <ApplicationContext.Provider value={props.application}>
      <main class="page offline">
        <a class="broken-brand" href={to.feed()}>
          <Mark size={34} />
          {text.common.name}
        </a>
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
      </main>
    </ApplicationContext.Provider>
  )
}
