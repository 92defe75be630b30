import { createSignal, lazy, Show, Suspense } from 'solid-js'
import { useText } from '../../application.ts'
import './reportOpen.css'

// Few readers ever open it.
const ReportDialog = lazy(() => import('./ReportDialog.tsx'))

/** Where a reader says that something is wrong with what somebody published. */
export function Report(props: { publicationId: string }) {
  const text = useText()
  const [open, setOpen] = createSignal(false)
  return (
    <>
      <button type="button" class="report-open" onClick={() => setOpen(true)}>
        {text.dish.report.open}
      </button>
      <Show when={open()}>
        <Suspense>
          <ReportDialog publicationId={props.publicationId} close={() => setOpen(false)} />
        </Suspense>
      </Show>
    </>
  )
}
