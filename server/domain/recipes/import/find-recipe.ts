import { findInJsonLd } from './json-ld.ts'
import { readMicrodata } from './microdata.ts'
import { type FoundRecipe, isOfType } from './schema.ts'
import { linkedDataScripts } from './scripts.ts'

/** The recipe of a page: from JSON-LD, where nearly every site has it, or else from microdata. */
export function findRecipe(text: string, type: string): FoundRecipe | null {
  if (type.endsWith('json')) return findInJsonLd([text])
  return findInJsonLd(linkedDataScripts(text)) ?? findInMicrodata(text)
}

function findInMicrodata(html: string): FoundRecipe | null {
  const node = readMicrodata(html).find((item) => isOfType(item, 'Recipe'))
  return node ? { node, resolve: (value) => value } : null
}
