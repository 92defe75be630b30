import { useText } from '../../application.ts'
import { Head } from '../../head/Head.tsx'
import { FailedState } from './FailedState.tsx'

/** The page itself could not be drawn. */
export function FailedPage(props: { error: unknown; retry: () => void }) {
  const text = useText()
  return (
    <div class="page">
      <Head title={text.states.failed} status={500} hidden />
      <FailedState error={props.error} retry={props.retry} heading="h1" />
    </div>
  )
}
