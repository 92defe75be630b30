import { allergensOf } from '../lexicon/closure.ts'
import type { Item } from './item.ts'
import { isBare, isList } from './lists.ts'
import { isNamed } from './marked.ts'
import { isWished, type Verdicts } from './meant.ts'
import type { Judged } from './rules/rule.ts'
import { isComma } from './runs.ts'
import { small } from './words/small.ts'

/**
 * "chicken soup alcohol, eggs, nuts free": nobody can tell how far back a "free" reaches, so that the list before
 * it is no wish, up to the food that stands beside another with no word between them.
 */
export function doubtBeforeFree(clauses: readonly Judged[], verdicts: Verdicts): void {
  for (const [at, clause] of clauses.entries()) {
    if (!closesFree(clause) || isMeal(clauses[at - 1])) continue
    let from = at
    while (from > 0 && from > at - farthest && isBare(clauses[from - 1] as Judged)) from--
    const listed = clauses.slice(from, at)
    const head = clauses[from - 1]
    const last = head && besideAnother(head)
    const items = listed.flatMap(({ items }) => items)
    if (last) items.push(last)
    if (items.filter(isNamed).length < 2) continue
    for (const item of items) if (isWished(verdicts.get(item))) verdicts.set(item, 'unsure')
  }
}

const farthest = 12

/** "chicken and rice, dairy free": a list that an "and" has ended, of what nobody is free of. */
function isMeal(before: Judged | undefined): boolean {
  return before !== undefined && isList(before.items) && before.items.every(isNoAllergen)
}

function isNoAllergen({ kind, foods: [id] }: Item): boolean {
  return kind !== 'food' || (id !== undefined && allergensOf(id).size === 0)
}

function closesFree({ items }: Judged): boolean {
  const last = items.findLast(({ kind }) => kind !== 'gap' && kind !== 'stop')
  return last !== undefined && small.free.has(last.words.at(-1)?.low)
}

/** The food that a clause ends in, where what stands right before it is named as well. */
function besideAnother({ items }: Judged) {
  const [before, last] = items.filter((item) => !isComma(item)).slice(-2)
  const both = before && last && (isNamed(before) || before.kind === 'term') && last.kind === 'food'
  return both ? last : undefined
}
