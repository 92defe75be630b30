import { isNamed } from './marked.ts'
import { isWished, type Verdicts } from './meant.ts'
import type { Judged } from './rules/rule.ts'
import type { Slots } from './types.ts'
import { endings } from './words/endings.ts'

/**
 * «треба спекти щось до чаю. Прийде Оля, …»: the words of a sentence that names nothing and asks for nothing. A recipe that
 * happens to hold one of them is no better an answer, where something else is asked for by name.
 */
export function toldOnly(clauses: readonly Judged[], verdicts: Verdicts, slots: Slots): string[] {
  const { include, useUp, anyOf, dishes, courses } = slots
  if ([include, useUp, anyOf, dishes, courses].every((list) => list.length === 0)) return []
  const words = (isTold: boolean) =>
    clauses
      .filter((clause) => asksForNothing(clause, verdicts) === isTold)
      .flatMap(({ items }) =>
        items.flatMap(({ kind, words: [word] }) => (kind === 'word' && word ? word.low : [])),
      )
  const asked = new Set(words(false))
  // «вареників хочеться, то лінивих»: of what kind it is to be is asked for.
  return words(true).filter((low) => slots.words.includes(low) && !asked.has(low) && !isOfKind(low))
}

function asksForNothing({ items, marks }: Judged, verdicts: Verdicts): boolean {
  if (marks.some((mark) => mark.class === 'wish') || isMaybeName({ items, marks })) return false
  return !items.some(
    (item) =>
      verdicts.has(item) &&
      (isNamed(item) || item.terms.length > 0 || item.kind === 'diet') &&
      isWished(verdicts.get(item)),
  )
}

function isOfKind(low: string): boolean {
  return endings.adjective.has(low) || endings.genitiveAdjective.has(low)
}

/** "dinner with rice. Rendang": a dish that nobody here knows is named, and no sentence told. */
function isMaybeName({ items, marks }: Pick<Judged, 'items' | 'marks'>): boolean {
  return items.length < 3 && marks.length === 0 && items.every(({ kind }) => kind === 'word')
}
