import type { IconNode } from 'lucide'
import type { JSX } from 'solid-js'
import { Icon } from './Icon.tsx'
import './notice.css'

export type NoticeKind = 'plain' | 'warning' | 'danger' | 'positive'

/** A sentence that stands apart from the page: its icon and ground say of what kind it is. */
export function Notice(props: { kind: NoticeKind; icon: IconNode; children: JSX.Element }) {
  return (
    <div class={`notice ${props.kind}`}>
      <Icon of={props.icon} />
      <div>{props.children}</div>
    </div>
  )
}
