import type { FoodMatch } from '../names/match.ts'
import type { Form } from '../text/forms.ts'
import { anyOf, letters } from '../text/words/letters.ts'
import { andWords, beside, orWords } from './words/index.ts'

export type Link = 'first' | 'or' | 'and' | 'beside'

const czechLetters = anyOf(letters.czechInLines)

/** How each match hangs on the line: the last linking word before it decides. */
export function linksOf(
  words: readonly Form[],
  matches: readonly FoodMatch[],
): Map<FoodMatch, Link> {
  const links = new Map<FoodMatch, Link>()
  let link: Link = 'first'
  let at = 0
  const czech = words.some((word) => czechLetters.test(word.low))
  for (const match of matches) {
    for (; at < match.from; at++) link = linkOf(words[at]?.low ?? '', at, czech) ?? link
    links.set(match, link)
    at = match.to
  }
  return links
}

function linkOf(word: string, at: number, czech: boolean): Link | undefined {
  if (orWords.has(word)) return 'or'
  // «sůl a pepř», but "juice of a lemon".
  if (andWords.has(word) || (czech && word === 'a')) return 'and'
  // «з» at the very beginning is only «of».
  return at > 0 && beside.has(word) ? 'beside' : undefined
}
