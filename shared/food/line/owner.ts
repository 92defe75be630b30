import { isKindOf } from '../lexicon/index.ts'
import type { FoodMatch } from '../names/match.ts'
import { isPart } from '../names/modifiers.ts'
import type { Form } from '../text/forms.ts'

/** «крильця індички»: wings alone are a chicken's, unless somebody else's follow. */
export function ownerOf(
  words: readonly Form[],
  head: FoodMatch,
  own: readonly FoodMatch[],
): FoodMatch | undefined {
  const word = words[head.from]
  if (head.to - head.from > 1 || !word?.cyrillic || !isPart(word)) return undefined
  return own.find(
    (match) => match.from === head.to && (isKindOf(match.id, 'meat') || isKindOf(match.id, 'fish')),
  )
}
