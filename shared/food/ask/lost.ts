import { isModifier } from '../names/modifiers.ts'
import { type Clause, isNamed } from './clauses.ts'
import type { Item } from './item.ts'
import { isRefused, type Verdicts } from './meant.ts'

/** Refusals that found nothing to refuse, or no food. */
export function lostRefusals({ items }: Clause, verdicts: Verdicts): Item[] {
  if (items.some((item) => item.kind !== 'word' && isRefused(verdicts.get(item)))) return []
  const word = items.some((item) => isRefused(verdicts.get(item)))
  let named = false
  return items.filter((item, at) => {
    const before = named
    named ||= isNamed(item)
    if (item.kind === 'joiner') return !word && isNo(item) && !isChoice(items[at - 1])
    if (item.kind !== 'refusal') return false
    if (!word || isVerbal(item)) return true
    if (isNot(item)) return !isFollowed(items, at)
    // "raisins have no place here": what has none is what was said before.
    return before && !isPreposition(item)
  })
}

function isNo({ words }: Item): boolean {
  return /^(?:ні|ни|ані)$/.test(words[0]?.low ?? '')
}

function isChoice(item: Item | undefined): boolean {
  return /^(?:чи|або|or)$/.test(item?.words[0]?.low ?? '')
}

function isPreposition({ words }: Item): boolean {
  return /^(?:без|бес|безз|крім|окрім|without|minus|except|sans|w|instead|замість)$/.test(
    words[0]?.low ?? '',
  )
}

function isNot({ words }: Item): boolean {
  return words.length === 1 && /^(?:не|not)$/.test(words[0]?.low ?? '')
}

/** "not boring chicken", "tomatoes, not canned": the unknown word only describes. */
function isFollowed(items: readonly Item[], at: number): boolean {
  const [word, next] = items.slice(at + 1, at + 3)
  if (word?.words[0] && isModifier(word.words[0])) return true
  return next !== undefined && (isNamed(next) || next.kind === 'term')
}

const verbal =
  /^(?:dont|dnt|dosnt|doesnt|didnt|wont|wouldnt|cant|cannot|couldnt|never|nothing|нічого|ніколи|refuses?|hates?|dislikes?)$/

/** «не їсть», "won't": what is not done is done to whatever the clause names. */
export function isVerbal({ words }: Item): boolean {
  const first = words[0]?.low ?? ''
  return (
    verbal.test(first) || (words.length > 1 && /^(?:не|ні|do|does|can|will|would)$/.test(first))
  )
}
