import type { ParsedLine } from '../types.ts'
import type { Draft } from './draft.ts'
import type { Example } from './example.ts'

/** One thing that the reader knows about lines. */
export interface Rule {
  name: string
  says: string
  /** The kinds of words and characters of which a line has to hold one; none where any line may be meant. */
  pattern?: number
  /** Those of which it may hold none. */
  unless?: number
  /** Adds to what is known of the line; true where it found something to add. */
  build(draft: Draft): boolean
  examples: readonly Example[]
}

/** What is told to whoever watches: the rule that has found something, and in which line. */
type Watch = (rule: Rule, draft: Draft) => void

let watch: Watch | undefined
let gated = true

/** Rules in their order. */
export interface RuleList {
  rules: readonly Rule[]
  /** Of lines of those kinds: at every place the next rule that may have to do with them. */
  asked: Map<number, Uint8Array>
}

export function inOrder(...groups: readonly (readonly Rule[])[]): RuleList {
  return { rules: groups.flat(), asked: new Map() }
}

/** Asks each rule in its order, until one has the answer. */
export function follow(list: RuleList, draft: Draft): ParsedLine {
  const { rules } = list
  let { kinds } = draft
  let next = askedOf(list, kinds)
  for (let at = next[0] as number; at < rules.length; at = next[at + 1] as number) {
    const rule = rules[at] as Rule
    if (rule.build(draft)) {
      if (watch) watch(rule, draft)
      if (draft.answer) return draft.answer
    }
    if (draft.kinds === kinds) continue
    kinds = draft.kinds
    next = askedOf(list, kinds)
  }
  throw new Error('The last rule answers.')
}

/** Lines are of few kinds, whatever they say. */
const enough = 10_000

function askedOf({ rules, asked }: RuleList, kinds: number): Uint8Array {
  if (!gated) return Uint8Array.from({ length: rules.length + 1 }, (_, at) => at)
  const known = asked.get(kinds)
  if (known) return known
  const next = new Uint8Array(rules.length + 1).fill(rules.length)
  for (let at = rules.length - 1; at >= 0; at--) {
    const { pattern, unless = 0 } = rules[at] as Rule
    const shut = (pattern !== undefined && (kinds & pattern) === 0) || (kinds & unless) !== 0
    next[at] = shut ? (next[at + 1] as number) : at
  }
  if (asked.size >= enough) asked.clear()
  asked.set(kinds, next)
  return next
}

/** Does the work and tells of every rule that finds something. */
export function watching<T>(told: Watch, work: () => T): T {
  watch = told
  try {
    return work()
  } finally {
    watch = undefined
  }
}

/** Does the work with every rule asked about every line. */
export function ungated<T>(work: () => T): T {
  gated = false
  try {
    return work()
  } finally {
    gated = true
  }
}
