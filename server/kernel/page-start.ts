import { DomainError } from './errors.ts'

/**
 * Where a page of a short list begins. A cursor that nobody gave out is refused: whoever sends it
 * would take the first page for the next, and never come to an end.
 */
export function startOfPage(cursor: string | undefined): number {
  if (cursor === undefined) return 0
  if (!/^\d{1,6}$/.test(cursor)) throw new DomainError('cursor_unknown')
  return Number(cursor)
}
