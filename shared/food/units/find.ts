import type { Form } from '../text/forms.ts'
import { type Found, indexPhrases } from '../text/phrases.ts'
import { spellings } from './spellings.ts'
import type { UnitId } from './units.ts'

/** The longest unit that starts at this word: «ст. л.» is a spoon although «ст.» alone is a glass. */
export function findUnit(
  words: readonly Form[],
  at: number,
): { id: UnitId; length: number } | undefined {
  const found: Found<UnitId> | undefined = index.longest(words, at)
  const id = found?.values[0]
  return found && id ? { id, length: found.length } : undefined
}

const index = indexPhrases(
  Object.entries(spellings).flatMap(([id, said]) =>
    said.split('|').map((name) => [name, id as UnitId] as const),
  ),
)
