import { type Form, knownOfForm } from '../../../shared/food/text/forms.ts'
import { wordsUpTo } from '../../../shared/food/text/phrases.ts'

/** Postgres's own parser would split «м'ясо» at the apostrophe, so it never sees a text: only these. */
export function searchWords(text: string): readonly Form[] {
  const known = lately.get(text)
  if (known) return known
  const words = wordsToFind(text)
  if (lately.size >= 64) lately.clear()
  if (text.length <= 4000) lately.set(text, words)
  return words
}

/** The same for whoever asks once, and keeps them. */
function wordsToFind(text: string): readonly Form[] {
  return wordsUpTo(text.slice(0, 20_000), longest)
}

/** Of a word that somebody may look for. */
const longest = 40

/** A step of a method with its words, which several look through. */
export interface ReadStep {
  text: string
  words: readonly Form[]
}

export function readStep(text: string): ReadStep {
  return { text, words: wordsToFind(text) }
}

/** What a recipe says is looked at from several sides, one after the other. */
const lately = new Map<string, readonly Form[]>()

/** Every form under which a word may be looked for: «гречці» is found by «гречка». */
export const formsOf = knownOfForm((word): readonly string[] =>
  word.light === word.deep ? [word.light] : [word.light, word.deep],
)
