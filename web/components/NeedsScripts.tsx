import { Info } from 'lucide'
import { useText } from '../application.ts'
import './needsScripts.css'
import { Notice } from './Notice.tsx'

/** Said only where scripts are off, over a page whose buttons do nothing without them. */
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
