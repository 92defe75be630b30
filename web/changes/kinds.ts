import type { SentLineChange } from '../../shared/wire/changes.ts'
import type { Change } from './queue.ts'

export function isLineChange(change: Change): change is SentLineChange {
  return change.kind.includes('Line')
}
