import { named } from '../czech/names.ts'
import { names } from '../names/index.ts'
import type { FoodMatch } from '../names/match.ts'
import type { Form } from '../text/forms.ts'
import { unitOf } from '../units/find.ts'
import { sizes } from './words/index.ts'

/** More words are told of in other ways as well. */
const longest = 3

/**
 * "Tortillas corn", "syrup maple", "milk almond": English puts the kind before the thing, and whoever puts it behind
 * means what is called so the other way about.
 */
export function turnedAbout(
  said: readonly Form[],
  found: readonly FoodMatch[],
): FoodMatch | undefined {
  // "Tortillas small flour": how large they are is no part of the name.
  const words = said.length > 2 ? said.filter(({ low }) => !sizes.has(low)) : said
  const { length } = words
  if (length < 2 || length > longest || words.some(isOfInflected)) return undefined
  // A "ball mozzarella" is so much of it.
  if (words[0] && unitOf(words[0]) !== undefined) return undefined
  if (found.some(({ from, to }) => to - from === length)) return undefined
  for (let at = 1; at < length; at++) {
    const name = names.longest([...words.slice(at), ...words.slice(0, at)], 0)
    const [id] = name?.length === length ? name.values : []
    if (id !== undefined) return { id, from: 0, to: said.length, weak: false, corrected: false }
  }
  return undefined
}

function isOfInflected({ cyrillic, low }: Form): boolean {
  return cyrillic || low.startsWith(named)
}
