import { Info } from 'lucide'
import { useText } from '../application.ts'
import { Notice } from './Notice.tsx'

/** Said only where scripts are off, beside a form that cannot send itself. */
export function NeedsScripts() {
  const text = useText()
  return (
    <div class="without-scripts">
      <Notice kind="warning" icon={Info}>
        <p>{text.form.needsScripts}</p>
      </Notice>
    </div>
  )
}
