import type { Token } from '../text/tokens.ts'
import type { Slots } from './types.ts'
import { others, otherWords } from './words/others.ts'

/** «давай інше», "what else?": it says nothing of food, and of the answer before it only that others are wanted. */
export function wantsOthers(tokens: readonly Token[], slots: Slots): boolean {
  const words = slots.words.filter((word) => !otherWords.plain.has(word))
  if (words.length > 0 || !saysNothingElse(slots)) return false
  return others.wanted.some((phrase) =>
    tokens.some((_, at) => phrase.every((word, i) => tokens[at + i]?.low === word)),
  )
}

/** «інше, я вагітна» says more than that. */
function saysNothingElse(slots: Slots): boolean {
  return Object.entries(slots).every(([name, value]) => besides.has(name) || isEmpty(value))
}

const besides: ReadonlySet<string> = new Set([
  'language',
  'vague',
  'followUp',
  'goesOn',
  'words',
  'told',
])

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty)
  return value === undefined || value === false
}
