import type { Application } from '../../application.ts'
import { BarePage } from '../../components/BarePage.tsx'
import '../../components/button.css'
import { EmptyState } from '../../components/EmptyState.tsx'

/** What a person gets when the page could not be drawn: it needs no data and no scripts. */
export function BrokenPage(props: {
  application: Application
  url: string
  sentence: string | undefined
}) {
  const { text } = props.application
  return (
    <BarePage application={props.application} kind="broken">
      <EmptyState
        title={text.states.failed}
        hint={props.sentence ?? text.states.failedHint}
        heading="h1"
      >
        <a class="button primary" href={props.url}>
          {text.common.retry}
        </a>
      </EmptyState>
    </BarePage>
  )
}
