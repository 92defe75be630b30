import { isModifier } from '../names/modifiers.ts'
import type { Clause } from './clauses.ts'
import type { Item } from './item.ts'
import { isNamed } from './marked.ts'
import { isRefused, type Verdicts } from './meant.ts'
import { small } from './words/small.ts'

/** Refusals that found nothing to refuse, or no food. */
export function lostRefusals({ items }: Clause, verdicts: Verdicts): Item[] {
  const refused = items.filter(
    (item) => (item.kind !== 'word' || item.near) && isRefused(verdicts.get(item)),
  )
  if (refused.some((item) => item.kind !== 'term' || isNamed(item) || item.parts.length > 0))
    return []
  // "steak with no grill": a tool is what is done without.
  if (refused.length > 0 && refused.every((item) => isToolWithout(items, item))) return []
  // «макарони приїлися дітям», "celery out of my soup": whom or what it stands beside is not what is refused.
  if (refused.length > 0)
    return items.filter((item) => item.kind === 'refusal' && isSaidOfFood(item))
  const word = items.some((item) => isRefused(verdicts.get(item)))
  let named = false
  return items.filter((item, at) => {
    const before = named
    named ||= isNamed(item)
    if (item.kind === 'joiner') return !word && isNo(item) && !isChoice(items[at - 1])
    if (item.kind !== 'refusal' || item.pronoun) return false
    if (!word || isVerbal(item)) return true
    if (isNot(item)) return !isFollowed(items, at)
    // "raisins have no place here": what has none is what was said before.
    return before && !isPreposition(item)
  })
}

function isToolWithout(items: readonly Item[], item: Item): boolean {
  const before = items.slice(0, items.indexOf(item)).findLast((one) => !isArticle(one))
  const tool = item.terms.length > 0 && item.terms.every(({ kind }) => kind === 'equipment')
  return tool && before?.kind === 'refusal' && !isVerbal(before)
}

function isArticle({ words }: Item): boolean {
  return small.article.has(words[0]?.low)
}

function isSaidOfFood(item: Item): boolean {
  return (item.after && !isNot(item)) || isVerbal(item) || small.outOf.has(item.words[0]?.low)
}

function isNo({ words }: Item): boolean {
  return small.no.has(words[0]?.low)
}

function isChoice(item: Item | undefined): boolean {
  return small.whether.has(item?.words[0]?.low)
}

function isPreposition({ words }: Item): boolean {
  return small.without.has(words[0]?.low)
}

function isNot({ words }: Item): boolean {
  return small.not.has(words[0]?.low)
}

/** "not boring chicken", "tomatoes, not canned": the unknown word only describes. */
function isFollowed(items: readonly Item[], at: number): boolean {
  const [word, next] = items.slice(at + 1, at + 3)
  if (word?.words[0] && isModifier(word.words[0]) && next?.kind !== 'stop') return true
  return next !== undefined && (isNamed(next) || next.kind === 'term')
}

/** «не їсть», "won't": what is not done is done to whatever the clause names. */
export function isVerbal({ words }: Item): boolean {
  const first = words[0]?.low
  return small.negated.has(first) || (words.length > 1 && small.negating.has(first))
}
