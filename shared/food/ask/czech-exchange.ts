import { named } from '../czech/names.ts'
import { names } from '../names/index.ts'
import { formOf } from '../text/forms.ts'
import type { Token } from '../text/tokens.ts'
import { small } from './words/small.ts'

/** «vyměň máslo za olej», «nahraď máslo olejem»: the second comes instead of the first. */
export function exchange(read: readonly Token[], at: number): Token[] {
  const [token, first] = [read[at], read[at + 1]]
  if (!token) return []
  // «máslo nahraďte olejem»
  const second = read[at + 2]?.low === 'within' ? read[at + 3] : read[at + 2]
  // «čím v perníku nahradit med»: it is put there, and not replaced.
  const isPutInto = (place: number) => small.into.has(read[place - 1]?.low)
  if (isNamed(token) && first?.low === 'replace' && isNamed(second) && !isPutInto(at))
    return [...['instead', 'of'].map((low) => token.as({ low })), token]
  const other = first?.low === 'within' ? read[at + 2] : first
  if (token.low === 'replace' && isNamed(read[at - 1]) && isNamed(other) && !isPutInto(at - 1))
    return [token.as({ low: 'with' })]
  if (token.low === 'within' && read[at - 1]?.low === 'replace' && isNamed(read[at - 2])) return []
  const opens = token.low === 'replace' && isNamed(first)
  if (opens) return ['instead', 'of'].map((low) => token.as({ low }))
  // What stood between the two is said by «instead of».
  const between = token.low === 'within' && isNamed(read[at - 1]) && isNamed(read[at + 1])
  return between && read[at - 2]?.low === 'replace' ? [] : [token]
}

function isNamed(token: Token | undefined): boolean {
  return token?.low.startsWith(named) ?? false
}

/** «bulgur» has one name in every language. */
function isFood(token: Token | undefined): boolean {
  if (isNamed(token)) return true
  return token?.kind === 'word' && names.single(formOf(token.low)).length > 0
}

/** «místo másla olej» is oil instead of butter: the wish comes first, so that nothing is refused with the other. */
export function swapped(read: readonly Token[], at: number): Token[] {
  const swaps = (from: number) =>
    read[from]?.low === 'instead' && isNamed(read[from + 2]) && isFood(read[from + 3])
  const [token, last] = [read[at], read[at - 3]]
  if (!token || (last && swaps(at - 3))) return []
  return swaps(at) ? [read[at + 3] as Token, token] : [token]
}
