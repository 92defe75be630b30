import type { Entry } from './tidy-entries.ts'

/** Lines that stand together and may be the list, or the method, of the recipe. */
export interface Candidate {
  kind: 'lines' | 'steps'
  entries: Entry[]
  /** Where on the page it begins. */
  at: number
  by: 'class' | 'heading' | 'shape'
}
