import { to } from '../addresses.ts'
import type { Application } from '../application.ts'
import { BarePage } from './BarePage.tsx'
import '../components/button.css'
import { EmptyState } from '../components/EmptyState.tsx'

/** What a person gets when the page could not be drawn: it needs no data and no scripts. */
export function BrokenPage(props: {
  application: Application
  url: string
  sentence: string | undefined
  /** The address is at fault, so that the same one again would not help. */
  unreadable?: boolean
}) {
  const { text } = props.application
  return (
    <BarePage application={props.application} kind="broken">
      <EmptyState
        title={props.unreadable ? text.states.notFound : text.states.failed}
        hint={props.sentence ?? text.states.failedHint}
        heading="h1"
      >
        <a class="button primary" href={props.unreadable ? to.feed() : props.url}>
          {props.unreadable ? text.states.toFeed : text.common.retry}
        </a>
      </EmptyState>
    </BarePage>
  )
}
