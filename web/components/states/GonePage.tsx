import { useText } from '../../application.ts'
import '../button.css'
import { to } from '../../addresses.ts'
import { Head } from '../../head/Head.tsx'
import { EmptyState } from '../EmptyState.tsx'

/** What was asked for is not here; says so, with status 404, and leads on. */
export function GonePage(props: {
  title: string
  hint: string
  /** Where the others of its kind are; the feed where there are none. */
  on?: { href: string; label: string }
}) {
  const text = useText()
  return (
    <div class="page">
      <Head title={props.title} status={404} hidden />
      <EmptyState title={props.title} hint={props.hint} heading="h1">
        <a class="button primary" href={props.on?.href ?? to.feed()}>
          {props.on?.label ?? text.states.toFeed}
        </a>
      </EmptyState>
    </div>
  )
}
