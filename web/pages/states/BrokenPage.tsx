import { to } from '../../addresses.ts'
import { type Application, ApplicationContext } from '../../application.ts'
import '../../components/button.css'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Mark } from '../../components/Mark.tsx'

/** What a person gets when the page could not be drawn: it needs no data and no scripts. */
export function BrokenPage(props: {
  application: Application
  url: string
  sentence: string | undefined
}) {
  const { text } = props.application
  return (
    <ApplicationContext.Provider value={props.application}>
      <main class="page broken">
        <a class="broken-brand" href={to.feed()}>
          <Mark size={34} />
          {text.common.name}
        </a>
        <EmptyState
          title={text.states.failed}
          hint={props.sentence ?? text.states.failedHint}
          heading="h1"
        >
          <a class="button primary" href={props.url}>
            {text.common.retry}
          </a>
        </EmptyState>
      </main>
    </ApplicationContext.Provider>
  )
}
