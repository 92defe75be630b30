import { type Form, formOf } from './forms.ts'
import { foldWord } from './normalise.ts'
import { remembered } from './remembered.ts'

/** A word as it was written, with what is known of it. */
export interface Heard {
  said: string
  low: string
  form: Form
}

/** The word without capitals, twins of letters and apostrophes. */
const folded = remembered((said) => foldWord(said).replaceAll("'", ''))

/** Which of the commonest characters are letters: Latin with its accents, and Cyrillic. */
const letters = Uint8Array.from({ length: 0x530 }, (_, code) =>
  /[\p{L}\p{M}]/u.test(String.fromCharCode(code)) ? 1 : 0,
)

export function isLetter(code: number): boolean {
  return letters[code] === 1
}

/**
 * Words by the sum of their letters, which is made while they are read: a word that was met before is found
 * without being cut out of its text. Two of one sum only take the place from each other.
 */
const heard = new Map<number, Heard>()
const enough = 20_000

/** The word that begins here, when it is letters and nothing else, as most are. */
export function plainWordAt(text: string, start: number): Heard | undefined {
  let at = start
  let sum = 0
  let code = text.charCodeAt(at)
  while (letters[code] === 1) {
    sum = (Math.imul(sum, 31) + code) | 0
    code = text.charCodeAt(++at)
  }
  // What has an apostrophe, a digit or a rarer letter in it is looked at more closely.
  if (at === start || code === 39 || (code >= 48 && code <= 57) || code >= letters.length)
    return undefined
  const before = heard.get(sum)
  if (before && before.said.length === at - start && text.startsWith(before.said, start))
    return before
  return keep(sum, heardAs(text.slice(start, at)))
}

export function heardAs(said: string): Heard {
  const low = folded(said)
  return { said, low, form: formOf(low) }
}

function keep(sum: number, word: Heard): Heard {
  if (heard.size >= enough) heard.clear()
  if (word.said.length <= 40) heard.set(sum, word)
  return word
}
