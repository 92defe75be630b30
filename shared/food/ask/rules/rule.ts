import type { Clause } from '../clauses.ts'
import { isGoverned } from '../governed.ts'
import type { Item } from '../item.ts'
import type { Marks } from '../marks.ts'
import { isMeant, isWished, type Verdicts } from '../meant.ts'

/** Which way a clause was taken, in a word. */
export type Why =
  | 'known'
  | 'governed'
  | 'refused'
  | 'averse'
  | 'negated'
  | 'shared'
  | 'unsure'
  | 'nothing'

/** A clause, and by which rule what it names is wished for, refused or neither. */
export interface Judged extends Clause {
  why: Why
  rule: string
  /** It refused what was named before it, and speaks of nothing more. */
  spent?: boolean
}

/** One clause while it is being judged. */
export interface Scene {
  clause: Clause
  /** The clause right before it. */
  last: Judged | undefined
  /** The one that it may speak of: an exception or a clause that names nothing is passed over. */
  before: Judged | undefined
  /** All that were said before. */
  earlier: readonly Judged[]
  /** The clause right behind it, of which nothing is known yet but its words. */
  next: Clause | undefined
  marks: Marks
  verdicts: Verdicts
}

/** The first rule that has an answer decides; examples of each stand in `examples.ts` and run as tests. */
export interface Rule {
  name: string
  says: string
  decide(scene: Scene): Why | undefined
}

/** What a clause names. */
export function namedIn({ clause, verdicts }: Scene): Item[] {
  return clause.items.filter((item) => isMeant(item, verdicts))
}

/** Of that, what would be a wish as things stand. */
export function wishedIn(scene: Scene): Item[] {
  return namedIn(scene).filter((item) => isWished(scene.verdicts.get(item)))
}

/** Of that, what no word of wishing governs. */
export function ungovernedIn(scene: Scene): Item[] {
  return wishedIn(scene).filter((item) => !isGoverned(item, scene.clause, scene.marks))
}

const turned: ReadonlySet<Why> = new Set(['averse', 'negated', 'refused', 'shared'])

/** Something was turned down in it. */
export function isTurnedDown(clause: Judged | undefined): boolean {
  return clause !== undefined && turned.has(clause.why)
}

export function hasPerson({ marks }: Clause): boolean {
  return marks.some((mark) => mark.class === 'person')
}

/** A course of a meal, and no dish of it. */
export function isCourse({ terms }: Item): boolean {
  return terms.some(({ kind }) => kind === 'courses')
}
