import type { SentEntryChange, SentLineChange } from '../../shared/wire/changes.ts'
import type { KeptChange } from './keptChanges.ts'
import type { Change } from './queue.ts'

/** What a change is done to: each page shows what waits of its own. */
export type Topic = 'lists' | 'plan'

export function isOf(topic: Topic, { change }: KeptChange): boolean {
  return (topic === 'lists') === isLineChange(change)
}

export function isLineChange(change: Change): change is SentLineChange {
  return change.kind.includes('Line')
}

export function isEntryChange(change: Change): change is SentEntryChange {
  return change.kind.endsWith('Entry')
}
