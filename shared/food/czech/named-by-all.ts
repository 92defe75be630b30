import { names } from '../names/index.ts'
import { formOf } from '../text/forms.ts'
import type { Token } from '../text/tokens.ts'
import { czechIndex, named } from './names.ts'
import { czechForm } from './stem.ts'

/** The food that these words are the Czech name of, as somebody typed them: «plec» and «hovězí» are of beef. */
export function namedByAll(tokens: readonly Token[]): string | undefined {
  const forms = tokens.map((token) => czechForm(typed(token)))
  const found = czechIndex.longest(forms, 0)
  const [name] = found?.length === forms.length ? found.values : []
  return name === undefined ? undefined : names.single(formOf(named + name))[0]
}

/** A name of several words has the text of its first alone. */
function typed({ start, end, text, low }: Token): string {
  return end - start > text.length && low.startsWith(named)
    ? low.slice(named.length)
    : text.toLowerCase()
}
