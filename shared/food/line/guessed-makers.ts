import { isMakerToken } from '../brands/sign.ts'
import { isCzechText } from '../czech/tell.ts'
import { entryOf, isKindOf } from '../lexicon/index.ts'
import { adjectives, names } from '../names/index.ts'
import { isPart } from '../names/modifiers.ts'
import type { Token } from '../text/tokens.ts'
import { isStrange } from './strange.ts'
import { patterns } from './words/patterns.ts'

/**
 * «гречка Саркара», "sůl Solsan": a name with a capital that nobody knows, after the plain words of a food, is whose
 * it is. Not of what may be anything, as a sauce or a fillet, nor where every word has a capital.
 */
export function guessedMakers(
  tokens: readonly Token[],
  food: string,
): ReadonlySet<number> | undefined {
  if (!entryOf(food) || food === 'spice' || composed.some((kind) => isKindOf(food, kind)))
    return undefined
  const words = tokens.filter(({ kind }) => kind === 'word')
  const cyrillic = words.some(({ form }) => form.cyrillic && form.low.length > 2)
  if (!cyrillic && !isCzechText(tokens)) return undefined
  const [first] = words
  const told = words.filter(({ text }) => /^\p{Ll}/u.test(text)).length > 1
  if (first && isPart(first.form) && !told) return undefined
  const plain = words.some(
    ({ text, form }) => /^\p{Ll}{3}/u.test(text) && names.single(form).length > 0,
  )
  const opens = first && names.knows(first.form)
  if (!plain && !opens) return undefined
  if (words.length > 1 && words.every(({ text }) => /^\p{Lu}/u.test(text)) && words.length > 2)
    return undefined
  const quoted = new Set(tokens.filter((_, at) => quotes.has(tokens[at - 1]?.low ?? '')))
  const makers = words.slice(1).filter((token) => isName(token, cyrillic, quoted.has(token)))
  return makers.length > 0 ? new Set(makers.map(({ start }) => start)) : undefined
}

const quotes: ReadonlySet<string> = new Set(['«', '"', '„', '“'])

function isName(token: Token, inCyrillic: boolean, quoted: boolean): boolean {
  const { form, text } = token
  // Whatever is no food itself may be a name in quotes, though it stands in the names of some.
  const known = quoted ? names.single(form).length > 0 : names.knows(form)
  if (isMakerToken(token) || known || adjectives.single(form).length > 0) return false
  const foreign = inCyrillic && /^\p{Script=Latin}+$/u.test(text) && text.length > 2
  // «масло Какаове» tells of what it is, «Яготинське» and «"Сонячний"» whose.
  if (!quoted && telling.test(form.low)) return false
  return (foreign || /^\p{Lu}\p{L}{2}/u.test(text)) && (quoted || isStrange(form))
}

const telling = new RegExp(`(?:${patterns.ofWhatItIs})$`, 'u')

/** What is in these depends on who made them, or the word tells which kind it is. */
const composed = [
  ...['sauce', 'condiment', 'fish', 'seafood', 'chicken-fillet', 'plant-oil', 'vinegar-kind'],
  ...['fruit', 'mushroom', 'legume', 'berry', 'nut', 'meat', 'sweets', 'meat-substitute'],
  ...['baked-goods', 'dairy-substitute', 'cured-meat', 'sweet'],
]
