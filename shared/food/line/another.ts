import type { Token } from '../text/tokens.ts'
import { anyOf, letters } from '../text/words/letters.ts'
import { chooseFood } from './choose.ts'
import { formsOf } from './region.ts'
import { isStrange } from './strange.ts'
import { said } from './words/said.ts'

/** «борошно, хмелін»: a lone noun that nobody knows may be one more food, and leaves the line unsure. */
export function isAnother(part: readonly Token[]): boolean {
  const [word, ...others] = part
  return word?.kind === 'word' && others.length === 0 && isUnknownNoun(word)
}

const accented = anyOf(letters.czechAccented)

function isUnknownNoun(word: Token): boolean {
  const [form] = formsOf([word])
  if (!form || form.low.length < 5 || said.noNoun.has(form.low) || !isStrange(form)) return false
  return chooseFood([form], false).main === undefined && !accented.test(form.low)
}
