import type { Item } from '../item.ts'
import type { Marks } from '../marks.ts'
import type { Verdicts } from '../meant.ts'
import type { Refusing } from '../verdict.ts'

/** What has been heard of a question so far. */
export interface Heard {
  readonly items: readonly Item[]
  readonly marks: Marks
  readonly verdicts: Verdicts
  /** A refusal that goes on. */
  refusing: Refusing | undefined
  /** What comes is at hand. */
  hand: boolean
  /** «замінник»: what follows a «для» is what is to be replaced. */
  substitute: boolean
  /** Something was turned down, so that a «теж» behind a food turns that down as well. */
  turnedDown: boolean
}

export function extend(heard: Heard, more: Partial<Refusing>): void {
  if (heard.refusing) heard.refusing = { ...heard.refusing, ...more }
}
