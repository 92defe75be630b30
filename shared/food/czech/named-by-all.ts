import { isKindOf } from '../lexicon/index.ts'
import { names } from '../names/index.ts'
import { formOf } from '../text/forms.ts'
import type { Token } from '../text/tokens.ts'
import { czechIndex, named } from './names.ts'
import { czechForm } from './stem.ts'

type Said = (token: Token) => string

/** The food that these words are the Czech name of, as somebody typed them: «plec» and «hovězí» are of beef. */
export function namedByAll(tokens: readonly Token[], said: Said = asTyped): string | undefined {
  const forms = tokens.map((token) => czechForm(said(token)))
  const found = czechIndex.longest(forms, 0)
  const [name] = found?.length === forms.length ? found.values : []
  return name === undefined ? undefined : names.single(formOf(named + name))[0]
}

/** A name as the reader has it, which may be longer than what was typed: «hovězí maso» for «hovězí». */
export const asKnown: Said = ({ low, text }) =>
  low.startsWith(named) ? low.slice(named.length) : text.toLowerCase()

/** A name of several words has the text of its first alone. */
const asTyped: Said = (token) =>
  token.end - token.start > token.text.length ? asKnown(token) : token.text.toLowerCase()

/** Meat as it is cut: ham, sausage and liver are things of their own. */
export function isFreshCut(id: string | undefined): boolean {
  if (id === undefined || !isKindOf(id, 'meat')) return false
  return !['cured-meat', 'offal', 'minced-meat'].some((other) => isKindOf(id, other))
}
