import type { Token } from '../text/tokens.ts'
import { chooseFood, isStrange } from './choose.ts'
import { formsOf } from './region.ts'

/** «борошно, хмелін»: a lone noun that nobody knows may be one more food, and leaves the line unsure. */
export function isAnother(part: readonly Token[]): boolean {
  const [word, ...others] = part
  return word?.kind === 'word' && others.length === 0 && isUnknownNoun(word)
}

const noNoun =
  /(?:ий|ій|ої|ого|ому|их|им|ими|ою|ею|ами|ями|ах|ях|но|то|ти|ть|ши|чи|у|ю|е|і|и)$|(?:ed|ly|ing|en|less|able|ible|ish|wise|style|y|er|est|ful|ous|al|ive)$/u

function isUnknownNoun(word: Token): boolean {
  const [form] = formsOf([word])
  if (!form || form.low.length < 5 || noNoun.test(form.low) || !isStrange(form)) return false
  return chooseFood([form], false).main === undefined && !/[áéíóúůýěščřž]/.test(form.low)
}
