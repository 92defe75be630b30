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

/** Rules in their order, with what they ask for side by side. */
export interface RuleList {
  rules: readonly Rule[]
  patterns: Int32Array
  unless: Int32Array
}

export function inOrder(...groups: readonly (readonly Rule[])[]): RuleList {
  const rules = groups.flat()
  return {
    rules,
    // Every bit where any line may be meant.
    patterns: Int32Array.from(rules, ({ pattern }) => pattern ?? -1),
    unless: Int32Array.from(rules, ({ unless }) => unless ?? 0),
  }
}

/** Asks each rule in its order, until one has the answer. */
export function follow({ rules, patterns, unless }: RuleList, draft: Draft): ParsedLine {
  for (let at = 0; at < rules.length; at++) {
    const pattern = patterns[at] as number
    const { kinds } = draft
    if (gated && ((pattern !== -1 && (kinds & pattern) === 0) || kinds & (unless[at] as number)))
      continue
    const rule = rules[at] as Rule
    if (!rule.build(draft)) continue
    if (watch) watch(rule, draft)
    if (draft.answer) return draft.answer
  }
  throw new Error('The last rule answers.')
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
