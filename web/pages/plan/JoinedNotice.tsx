import { useLocation } from '@solidjs/router'
import { Users } from 'lucide'
import { Show } from 'solid-js'
import { useText } from '../../application.ts'
import { Notice } from '../../components/Notice.tsx'
import { useKitchen } from '../../session/kitchen.ts'

/** Whose plan this is now, for somebody who joined without scripts: they are shown no toast. */
export function JoinedNotice() {
  const text = useText()
  const location = useLocation()
  const kitchen = useKitchen()
  return (
    <Show when={location.query['joined'] === '1' ? kitchen.data : undefined}>
      {(mine) => (
        <Notice kind="positive" icon={Users}>
          {text.person.joined(mine().name)}
        </Notice>
      )}
    </Show>
  )
}
