import { findInJsonLd } from './json-ld.ts'
import { readMicrodata } from './microdata.ts'
import { pageData } from './page-data.ts'
import { type FoundRecipe, isOfType } from './schema.ts'

/** The recipe of a page: from JSON-LD, where nearly every site has it, or else from microdata. */
export function findRecipe(text: string, type: string): FoundRecipe | null {
  if (type.endsWith('json')) return findInJsonLd([text])
  const { scripts, picture } = pageData(text)
  const found = findInJsonLd(scripts) ?? findInMicrodata(text)
  if (!found || found.node['image'] || !picture) return found
  return { ...found, node: { ...found.node, image: picture } }
}

function findInMicrodata(html: string): FoundRecipe | null {
  const node = readMicrodata(html).find((item) => isOfType(item, 'Recipe'))
  return node ? { node, resolve: (value) => value } : null
}
