import { remembered } from '../text/remembered.ts'
import { isKindOf } from './closure.ts'

/** Whether a food is a kind of any of these, of which a table lists the ids. */
export type Kinds = (id: string) => boolean

export function kinds(ids: string): Kinds {
  const all = ids.trim().split(/\s+/)
  return remembered((id) => all.some((kind) => isKindOf(id, kind)))
}
