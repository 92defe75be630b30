import type { Token } from '../../text/tokens.ts'
import type { ParsedLine } from '../types.ts'

export interface Segment {
  tokens: Token[]
  by: string
  /** A comma before its «and» has closed what came before. */
  closed?: true
  /** It is the name of a dish and nothing else. */
  dish?: true
  /** What it is of, where only another of them says so: behind its words, or before them. */
  noun?: string
  lead?: string
}

/** What parted it from the one before stands in `by`: a comma, «+» or a word. */
export interface Part extends Segment {
  line: ParsedLine
  /** How much, where that stands apart: «свинина і яловичина, 500 г». */
  amount?: string
}

export type Words = Pick<Part, 'tokens' | 'amount' | 'noun' | 'lead'>
