import { named } from '../czech/names.ts'
import { names } from '../names/index.ts'
import type { FoodMatch } from '../names/match.ts'
import { isPreparation } from '../names/modifiers.ts'
import { tellsApart } from '../names/told-apart.ts'
import type { Form } from '../text/forms.ts'
import type { Link } from './links.ts'
import { andWords, orWords } from './words/index.ts'

/** «курячий або овочевий бульйон», "red or white wine": the noun is said once, for both. */
export function sharedHead(
  words: readonly Form[],
  matches: readonly FoodMatch[],
  links: Map<FoodMatch, Link>,
  main: FoodMatch,
): FoodMatch | undefined {
  const border = words.findIndex((word) => orWords.has(word.low) || andWords.has(word.low))
  const right = matches.find((match) => match.from > border && !match.weak)
  if (border < 1 || !right || (links.get(main) === 'first' && !main.weak && main.to !== border))
    return undefined
  // «ваніль або ванільний цукор»: a noun stands for itself, where an adjective waits for one.
  const left = matches.find((match) => match.to === border && !match.weak)
  if (left && isOfInflected(words[left.from]) && !closesWithKind(words, right)) return undefined
  // "Sweet or hot Italian sausage": as much of the noun as both have, before less of it.
  for (let of = right.from + 1; of < right.to || of === right.from + 1; of++) {
    const head = words.slice(Math.min(of, right.to - 1), right.to)
    for (let from = Math.max(0, border - 3); from < border; from++) {
      const joined = [...words.slice(from, border), ...head]
      const found = names.longest(joined, 0)
      const id = found?.values[0]
      if (found?.length !== joined.length || !id) continue
      return id === main.id ? undefined : { id, from, to: border, weak: false, corrected: false }
    }
  }
  return undefined
}

/** «базилік/орегано сушені»: an adjective behind is said of both. */
function closesWithKind(words: readonly Form[], { from, to }: FoodMatch): boolean {
  const last = words[to - 1]
  return to - from > 1 && last !== undefined && (tellsApart(last) || isPreparation(last))
}

/** Ukrainian and Czech tell a noun from an adjective by its form. */
function isOfInflected(word: Form | undefined): boolean {
  return word !== undefined && (word.cyrillic || word.low.startsWith(named))
}

/** «бульйон овочевий або курячий»: an adjective that stands for itself takes the noun said before. */
export function withHead(words: readonly Form[], match: FoodMatch, main: FoodMatch): FoodMatch {
  const adjective = words[match.from]
  if (!match.weak || !adjective) return match
  for (const noun of words.slice(main.from, main.to)) {
    const found = names.longest([noun, adjective], 0)
    const id = found?.length === 2 ? found.values[0] : undefined
    if (id && id !== main.id) return { ...match, id, weak: false }
  }
  return match
}
