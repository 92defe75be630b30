import type { JSX } from 'solid-js'
import './tag.css'

export type TagKind = 'plain' | 'positive' | 'warning' | 'danger' | 'accent'

/** A short word on a ground of its own. The word says it, the colour only helps. */
export function Tag(props: { kind: TagKind; children: JSX.Element }) {
  return <span class={`tag ${props.kind}`}>{props.children}</span>
}
