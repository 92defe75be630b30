import { bylineWords } from './said-by.ts'

const authorClass =
  /(?:^|\s)(?:(?:wprm-|tasty-)?(?:post|entry|recipes?|article)[-_]{1,2}author(?:[-_]name)?|author[-_]{1,2}(?:name|link)|posted-by|written-by|byline(?:[-_]{1,2}(?:name|author|item))?|the-author|author vcard|vcard author|fn author)(?:\s|$)|^author$/i
/** Inside of a byline, where the name alone stands. */
export const nameAlone = /(?:^|\s)(?:fn|(?:[a-z]+-)?author-name)(?:\s|$)/i

/** Whether its words are a name, and how surely. */
export function saysAuthor(
  name: string,
  attributes: Record<string, string>,
): 'linked' | 'classed' | null {
  if (name === 'a' && /(?:^|\s)author(?:\s|$)/i.test(attributes['rel'] ?? '')) return 'linked'
  if (name === 'meta' || name === 'img' || name === 'input') return null
  const classed = authorClass.test(attributes['class'] ?? '') || attributes['itemprop'] === 'author'
  return classed ? 'classed' : null
}

/** What stands above or below a post: who wrote it, when, and where it is filed. */
export const aboutPost =
  /(?:^|\s)(?:post|entry|article)[-_]{0,2}(?:footer|meta|info|details)(?:\s|$)/i
const signed = new RegExp(`(?:^|\\s)(?:${bylineWords})\\s{0,2}:?\\s{1,9}(\\p{L}[^\\n]{1,60})`, 'iu')

/** «Vložil Terezka v 10:21»: as far as the words begin with capitals. */
export function signedBy(about: string): string {
  const said = signed.exec(about)?.[1] ?? ''
  return (
    /^\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){0,3}(?!\p{L})/u
      .exec(said.replace(/\s+/g, ' '))?.[0]
      .trim() ?? ''
  )
}
