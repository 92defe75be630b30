import { lineText } from './plain-text.ts'
import { isNode, isOfType, listOf, type SchemaNode } from './schema.ts'

const longestName = 120

/** Who wrote it, as the page says: a name, a person, several, or one that is described elsewhere on the page. */
export function authorOf(node: SchemaNode, resolve: (value: unknown) => unknown): string | null {
  const names = listOf(node['author'] ?? node['creator'])
    .flatMap((one) => (isNode(one) ? [resolve(one)] : listOf(one)))
    .map((one) => lineText(isNode(one) ? nameOf(one) : one, longestName))
    .map(authorName)
    .filter((name) => name !== null)
  return [...new Set(names)].join(', ').slice(0, longestName) || null
}

function nameOf(one: SchemaNode): unknown {
  const both = [one['givenName'], one['familyName']].filter((part) => typeof part === 'string')
  return one['name'] ?? both.join(' ')
}

/** Whether all that it names as authors are organisations. */
export function isCompany(node: SchemaNode, resolve: (value: unknown) => unknown): boolean {
  const all = listOf(node['author'] ?? node['creator'])
    .flatMap(listOf)
    .map(resolve)
  return (
    all.length > 0 &&
    all.every((one) => isNode(one) && isOfType(one, 'Organization') && !isOfType(one, 'Person'))
  )
}

/** What stands before a name: «автор», "Posted by", as whole lines of a page have it too. */
export const bylineWords = [
  '(?:words|text|recipe)(?: (?:&|and|\\+) (?:photos?|pictures|photography))?(?= ?:| by)|(?:(?:recipe|written|post|posted|created|submitted|contributed|published|shared) )?by|(?:recipe )?author',
  'автор(?: рецепт[ау])?|(?:рецепт )?від|(?:рецепт )?(?:дода(?:ла|в)|надісла(?:ла|в))|опублікува(?:ла|в)|опубликовал[аи]?',
  '(?:(?:eingestellt|gepostet|verfasst|veröffentlicht|geschrieben|rezept) )?von|autor(?:in)?',
  '(?:(?:publié|posté|écrit|rédigé|proposé|recette) )?par|auteure?|recette de',
  'ricetta di|(?:pubblicato|scritto) da|autor[ea]',
  'por|(?:publicado|escrito|postado|receta|receita) (?:por|de)|autora',
  'od|recept(?: od| z)?|przepis(?: od)?|autor przepisu|autorka|dodał(?:a)?|vložil[a]?|sepsal[a]?|napsal[a]?|přidal[a]?',
  '(?:(?:upplagd|skriven|publicerad|lagt inn|skrevet|recept) )?av|(?:(?:skrevet|opskrift) )?af',
  '(?:(?:geplaatst|geschreven|gepost|recept) )?door|recept van|auteur',
  'írta|szerző|publicat de|scris de|yazan|投稿者|作者',
].join('|')
/** In a name's own place. */
const before = new RegExp(`^(?:${bylineWords})(?:\\s?[:：]\\s?|\\s)`, 'iu')
const alone = new RegExp(`^(?:${bylineWords})$`, 'iu')
/** In small letters: Di is a name too. */
const beforeName = /^(?:de|di) (?=\p{Lu})/u

/** «Scritto da Ivana il 9 gennaio 2012», "Posted on May 3, 2010 by Jo": when is not who. */
export function undated(said: string): string {
  const [, by] = dated.exec(said) ?? []
  if (by) return by
  return said.replace(
    /(?:,|\s[–—-])?(?:\s(?:il|on|am|le|el|den|dne|em|op))?\s\d{1,2}[.\s/]\s?[\p{L}\d].*$/iu,
    '',
  )
}

const dated =
  /^(?:(?:posted|published|written) on|publié|posté|rédigé|publicado|pubblicato|veröffentlicht|опубліковано|додано)\s.{0,8}\d.{3,24}\s((?:by|par|por|da|von|від)\s\p{Lu}.*)$/iu

/** An address is no name, and «автор: Оля» is «Оля». */
export function authorName(said: string): string | null {
  // «By Jo Pan | June 1, 2020».
  const [own = ''] = said.split(/\s[|•·»]\s/)
  const name = undated(own.trim())
    .replace(before, '')
    .replace(beforeName, '')
    .replace(/,\s(?:a|an)\s(?:home |busy )?(?:cook|reader|member|mom|mum|dad)(?!\p{L}).*$/iu, '')
    .trim()
  // "by", whose name stands in another box.
  if (alone.test(name) || /\s\d+$/.test(name)) return null
  return name === '' || /^https?:\/\/|^#|^admin$/i.test(name) ? null : name
}
